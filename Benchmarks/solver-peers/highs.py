"""HiGHS on the solver's workloads: what is optimal, level by level, and how long a weighted solve
takes."""

import statistics
import time

import highspy
import numpy

LEVELS = (3, 2, 1, 0)
WEIGHTS = (1.0, 30.0, 1e3, 3e4)


def load(path):
    """The workload: its number of variables, the one that is the root's width, and its rows."""
    with open(path) as file:
        lines = file.read().splitlines()
    head = lines[0].split()
    rows = []
    for line in lines[1:]:
        words = line.split()
        if words:
            terms = [(int(words[i]), float(words[i + 1])) for i in range(5, len(words), 2)]
            rows.append((int(words[0]), int(words[1]), float(words[2]), terms))
    return int(head[1]), int(head[3]), rows


def violations(rows, values):
    """Sums of the errors by level, and the greatest error of a required row."""
    sums = [0.0] * 5
    worst = 0.0
    for level, relation, constant, terms in rows:
        side = sum(c * values[v] for v, c in terms) + constant
        error = abs(side) if relation == 0 else max(0.0, -side if relation > 0 else side)
        sums[level] += error
        if level == 4:
            worst = max(worst, error)
    return sums, worst


class Model:
    """A workload as a linear program: each optional row has error columns that cost."""

    def __init__(self, path, width):
        variables, root, rows = load(path)
        infinite = highspy.kHighsInf
        lower, upper = [-infinite] * variables, [infinite] * variables
        lower[root] = upper[root] = width
        self.columns = {level: [] for level in LEVELS}
        row_lower, row_upper, starts, indices, coefficients = [], [], [0], [], []
        for level, relation, constant, terms in rows:
            terms = list(terms)
            for sign, counts in ((1.0, relation >= 0), (-1.0, relation <= 0)):
                if level < 4 and counts:
                    self.columns[level].append(len(lower))
                    terms.append((len(lower), sign))
                    lower.append(0.0)
                    upper.append(infinite)
            row_lower.append(-constant if relation >= 0 else -infinite)
            row_upper.append(-constant if relation <= 0 else infinite)
            indices += [variable for variable, _ in terms]
            coefficients += [coefficient for _, coefficient in terms]
            starts.append(len(indices))
        program = highspy.HighsLp()
        program.num_col_, program.num_row_ = len(lower), len(row_lower)
        program.col_cost_ = numpy.zeros(len(lower))
        program.col_lower_, program.col_upper_ = numpy.array(lower), numpy.array(upper)
        program.row_lower_, program.row_upper_ = numpy.array(row_lower), numpy.array(row_upper)
        program.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        program.a_matrix_.start_ = numpy.array(starts, dtype=numpy.int32)
        program.a_matrix_.index_ = numpy.array(indices, dtype=numpy.int32)
        program.a_matrix_.value_ = numpy.array(coefficients)
        self.program = program

    def solver(self):
        solver = highspy.Highs()
        solver.setOptionValue("output_flag", False)
        solver.setOptionValue("threads", 1)
        return solver


def least_sums(path, width):
    """The optimal sums of levels 3, 2, 1 and 0: each level with the ones above held at theirs."""
    model = Model(path, width)
    # The tighter the better, as far as HiGHS gets there.
    for tolerance in (1e-9, 1e-8, 1e-7):
        for room in (0.0, 1e-9):
            sums = least_sums_within(model, tolerance, room)
            if sums:
                return sums
    raise RuntimeError(f"HiGHS found no optimum of {path}")


def least_sums_within(model, tolerance, room):
    """The sums with this tolerance, each level held at its optimum and a share of room more."""
    solver = model.solver()
    for option in ("primal_feasibility_tolerance", "dual_feasibility_tolerance"):
        solver.setOptionValue(option, tolerance)
    solver.passModel(model.program)
    sums = []
    previous = []
    for level in LEVELS:
        columns = model.columns[level]
        if not columns:
            sums.append(0.0)
            continue
        for column in previous:
            solver.changeColCost(column, 0.0)
        for column in columns:
            solver.changeColCost(column, 1.0)
        previous = columns
        solver.run()
        if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
            return None
        sums.append(solver.getInfo().objective_function_value)
        solver.addRow(
            -highspy.kHighsInf, sums[-1] * (1 + room), len(columns),
            numpy.array(columns, dtype=numpy.int32), numpy.ones(len(columns)))
    return sums


def times(path, width, repetitions):
    """Medians in microseconds of a weighted solve: alone, and with handing over the model."""
    model = Model(path, width)
    costs = numpy.zeros(model.program.num_col_)
    for level, columns in model.columns.items():
        costs[columns] = WEIGHTS[level]
    model.program.col_cost_ = costs
    alone, whole = [], []
    for _ in range(repetitions):
        solver = model.solver()
        start = time.process_time()
        solver.passModel(model.program)
        passed = time.process_time()
        solver.run()
        end = time.process_time()
        alone.append((end - passed) * 1e6)
        whole.append((end - start) * 1e6)
    return statistics.median(alone), statistics.median(whole)
