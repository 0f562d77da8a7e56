"""Runs our solver and its peers in turn on the workloads and prints their ratios beside the bars.

    compare.py PROGRAM CACHE [--exactness] [--rounds N] [--only WORD]

PROGRAM is the release build of SolverBenchmarks; CACHE holds problems/, kiwi and yoga. Exit status 1:
a bar that must hold does not, or a sum is not that of HiGHS.
"""

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
import tempfile

import highs

TIME_LIMIT = 100  # seconds for one program on one workload


class Measured:
    """What one run of a program printed, and the values it wrote."""

    def __init__(self, figures, failure=None):
        self.figures = figures
        self.failure = failure

    def __getitem__(self, name):
        return self.figures.get(name)


class Bench:
    def __init__(self, options):
        self.program = os.path.abspath(options.program)
        self.cache = os.path.abspath(options.cache)
        self.rounds = options.rounds
        self.only = options.only
        self.scratch = tempfile.TemporaryDirectory()
        self.runs = {}
        self.verdicts = {}
        self.failures = 0

    def problem(self, name, ending="prob"):
        return os.path.join(self.cache, "problems", f"{name}.{ending}")

    # Running

    def run(self, *command):
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=TIME_LIMIT)
        except subprocess.TimeoutExpired as late:
            text = (late.stdout or b"").decode()
            return Measured(self.figures(text), f"over {TIME_LIMIT} s")
        failure = None
        if done.returncode != 0:
            words = done.stderr.strip().splitlines()
            failure = words[-1] if words else f"exit status {done.returncode}"
        return Measured(self.figures(done.stdout), failure)

    @staticmethod
    def figures(text):
        lines = (line.split() for line in text.splitlines())
        return {words[0]: float(words[1]) for words in lines if len(words) == 2}

    def values(self, engine, name):
        return os.path.join(self.scratch.name, f"{engine}_{name}")

    def once(self, engine, name):
        if engine == "ours":
            return self.run(
                self.program, "solve", self.problem(name), self.values(engine, name))
        if engine == "components":
            return self.run(self.program, "components", self.problem(name), "100")
        if engine == "views":
            return self.run(
                self.program, "views", self.problem(name), self.problem(name, "flex"),
                self.values(engine, name))
        if engine == "kiwi":
            return self.run(
                os.path.join(self.cache, "kiwi"), self.problem(name), self.values(engine, name))
        if engine == "yoga":
            return self.run(
                os.path.join(self.cache, "yoga"), self.problem(name, "flex"),
                self.values(engine, name))
        # Few and slow: HiGHS takes the same time each time.
        alone, whole = highs.times(self.problem(name), 375, 5 if "1000" not in name else 3)
        return Measured({"build": alone, "whole": whole})

    def measure(self, name, engines):
        """Runs engines in turn, so that what else the machine does falls on all of them.

        Returns their runs by engine; the same engines on the same workload run only once.
        """
        key = (name, *engines)
        if key not in self.runs:
            runs = {engine: [] for engine in engines}
            for _ in range(self.rounds):
                for engine, found in runs.items():
                    if not (found and found[-1].failure):
                        found.append(self.once(engine, name))
                    # Checked again, whatever earlier runs gave.
                    self.verdicts.pop((engine, name), None)
            self.runs[key] = runs
        return self.runs[key]

    @staticmethod
    def figure(runs, quantity):
        """The median of a figure over the rounds; None if a round failed before it."""
        found = [run[quantity] for run in runs]
        return None if None in found else statistics.median(found)

    @staticmethod
    def failure(runs):
        return next((run.failure for run in runs if run.failure), "not measured")

    # Exactness

    def least_sums(self, name, width):
        """HiGHS's sums, kept beside the problem: they take longer than all else."""
        path = self.problem(name, f"{width}.json")
        if os.path.exists(path) and os.path.getmtime(path) >= os.path.getmtime(self.problem(name)):
            with open(path) as file:
                return json.load(file)
        sums = highs.least_sums(self.problem(name), width)
        with open(path, "w") as file:
            json.dump(sums, file)
        return sums

    def difference(self, name, path, width):
        """Why the values are not the optimum, or None."""
        if not os.path.exists(path):
            return "no values"
        with open(path) as file:
            values = [float(line) for line in file]
        variables, root, rows = highs.load(self.problem(name))
        if len(values) != variables or not all(map(math.isfinite, values)):
            return "values are missing or not finite"
        if abs(values[root] - width) > 1e-6:
            return f"the root is {values[root]:.6g} wide, not {width}"
        sums, worst = highs.violations(rows, values)
        if worst > 1e-6:
            return f"a required constraint is off by {worst:.3g}"
        try:
            optimum = self.least_sums(name, width)
        except RuntimeError as error:
            return str(error)
        for level, least in zip(highs.LEVELS, optimum):
            if abs(sums[level] - least) > 1e-6 * max(1, least):
                return f"level {level} has {sums[level]:.9g}, optimal is {least:.9g}"
        return None

    def exact(self, engine, name):
        """Whether an engine's values are optimal: as built, 700 wide, and after a toggle."""
        if (engine, name) not in self.verdicts:
            path = self.values(engine, name)
            states = [("", 375)]
            if engine == "ours":
                states = [(".first", 375), (".wide", 700), (".again", 375)]
            reasons = []
            for ending, width in states:
                reason = self.difference(name, path + ending, width)
                if reason:
                    reasons.append(f"{ending[1:] or 'built'}: {reason}")
            self.verdicts[engine, name] = "; ".join(reasons)
            if reasons:
                print(f"    {engine} on {name} is not exact: {'; '.join(reasons)}", flush=True)
        return not self.verdicts[engine, name]

    # Reporting

    def row(self, title, value, must, aim, show, note=""):
        if must is None:
            # Printed for the record: no bar is set for it.
            print(f"{title:<46} {'–' if value is None else show(value):>9} {'':>7} {'':>7}  "
                  f"{'':<5} {note}", flush=True)
            return
        if value is None:
            mark = "MISS"
        else:
            mark = "aim" if value <= aim else "must" if value <= must else "MISS"
        self.failures += mark == "MISS"
        shown = "–" if value is None else show(value)
        print(f"{title:<46} {shown:>9} {show(must):>7} {show(aim):>7}  {mark:<5} {note}", flush=True)

    def ratio(self, title, name, peer, quantity, must, aim, engine="ours"):
        if self.only and self.only not in title:
            return
        runs = self.measure(name, [engine, peer])
        mine, theirs = self.figure(runs[engine], quantity), self.figure(runs[peer], quantity)
        notes = [
            f"ours {mine:,.1f} µs" if mine else f"ours: {self.failure(runs[engine])}",
            f"{peer} {theirs:,.1f} µs" if theirs else f"{peer}: {self.failure(runs[peer])}",
        ]
        if peer == "highs":
            notes.append(f"{self.figure(runs[peer], 'whole'):,.1f} with its model handed over")
        if engine == "ours":
            is_exact = self.exact("ours", name)
            notes.append("exact" if is_exact else "NOT EXACT")
            self.failures += not is_exact
        if peer == "kiwi":
            notes.append("kiwi right" if self.exact("kiwi", name) else "kiwi wrong")
        if engine == "views":
            notes.append(self.same_frames(name))
        value = None
        if mine and theirs:
            # The median of the rounds' ratios, since two runs in turn see the same machine.
            value = statistics.median(
                a[quantity] / b[quantity] for a, b in zip(runs[engine], runs[peer]))
        self.row(title, value, must, aim, fraction, ", ".join(notes))

    def same_frames(self, name):
        """How the frames of our views compare with Yoga's, which come in the same order."""
        paths = [self.values(engine, name) for engine in ("views", "yoga")]
        if not all(map(os.path.exists, paths)):
            return "no frames"
        with open(paths[0]) as ours, open(paths[1]) as yoga:
            pairs = list(zip(map(float, ours), map(float, yoga), strict=True))
        near = sum(abs(a - b) <= 1 for a, b in pairs)
        return f"{100 * near / len(pairs):.0f} % of the numbers within 1 of Yoga's"

    def growth(self, title, names, sizes, must, aim):
        if self.only and self.only not in title:
            return
        rounds = []
        for _ in range(self.rounds):
            # One size after the other, so that a round's sizes see the same machine.
            rounds.append([self.once("ours", name) for name in names])
            for name in names:
                self.verdicts.pop(("ours", name), None)
        times = [self.figure(runs, "build") for runs in zip(*rounds)]
        exact = all([self.exact("ours", name) for name in names])
        value = None
        if None not in times:
            value = statistics.median(
                math.log(runs[-1]["build"] / runs[0]["build"]) / math.log(sizes[-1] / sizes[0])
                for runs in rounds)
        shown = ", ".join("–" if t is None else f"{t:,.1f}" for t in times)
        self.failures += not exact
        self.row(title, value, must, aim, "{:.3f}".format,
                 f"µs {shown}, {'exact' if exact else 'NOT EXACT'}")

    def memory(self, name, must, aim):
        title = f"memory, {name}"
        if self.only and self.only not in title:
            return
        value = self.figure(self.measure(name, ["ours"])["ours"], "memory")
        self.row(title, None if value is None else value / 1e6, must, aim, "{:.2f} MB".format)


def fraction(value):
    """0.02 as 1/50."""
    return f"{value:.2f}" if value >= 0.1 else f"1/{1 / value:,.0f}" if value > 0 else "0"


def table(bench):
    print(f"{'':<46} {'ratio':>9} {'must':>7} {'aim':>7}")
    for workload in "ac":
        bench.ratio(f"build + solve, {workload} 100, against kiwi", f"{workload}_100", "kiwi",
                    "build", 1 / 60, 1 / 150)
        bench.ratio(f"build + solve, {workload} 1000, against kiwi", f"{workload}_1000", "kiwi",
                    "build", 1 / 500, 1 / 1500)
    for workload in "bd":
        bench.ratio(f"build + solve, {workload} 100, against kiwi", f"{workload}_100", "kiwi",
                    "build", 1 / 100, 1 / 250)
    bench.ratio("build + solve, e 100, against HiGHS", "e_100", "highs", "build", 0.5, 0.1)
    bench.ratio("build + solve, e 1000, against HiGHS", "e_1000", "highs", "build", 1, 0.3)
    for workload in "acd":
        bench.ratio(f"build + layout, {workload} 1000, against Yoga", f"{workload}_1000", "yoga",
                    "build", 1.5, 0.6)
    for workload in "acd":
        bench.ratio(f"resize + read, {workload} 1000, against Yoga", f"{workload}_1000", "yoga",
                    "resize", 1 / 20, 1 / 100)
    for workload in "ac":
        bench.ratio(f"10 % off and on, {workload} 1000, against kiwi", f"{workload}_1000", "kiwi",
                    "toggle", 1 / 300, 1 / 2000)
    title = "one toggle, against building 100 components"
    if not bench.only or bench.only in title:
        runs = bench.measure("a_10", ["components"])["components"]
        whole = bench.figure(runs, "components-build")
        one = bench.figure(runs, "components-toggle")
        bench.row(title, one / whole if one and whole else None, 1 / 20, 1 / 60, fraction,
                  f"{one:,.1f} µs, {whole:,.1f} µs" if one and whole else "not measured")
    sizes = [100, 300, 1000, 5000]
    for workload in "abcd":
        bench.growth(f"growth exponent, {workload} 100 to 5000",
                     [f"{workload}_{n}" for n in sizes], sizes, 1.15, 1.05)
    depths = [4, 8, 12, 16, 20, 40]
    bench.growth("growth exponent, deep nest 4 to 40", [f"f_{d}" for d in depths], depths, 1.15,
                 1.05)
    for workload in "abcd":
        bench.memory(f"{workload}_1000", 5, 2)
    for workload in "acd":
        bench.ratio(f"through UIKit, {workload} 1000, against Yoga", f"{workload}_1000", "yoga",
                    "build", 4, 1.5, engine="views")
    for workload in "acd":
        bench.ratio(f"resize through UIKit, {workload} 1000, against Yoga", f"{workload}_1000",
                    "yoga", "resize", None, None, engine="views")


def exactness(bench):
    """Every workload against HiGHS: as built, 700 wide, and after constraints went and came back."""
    names = [f"{w}_{n}" for w in "abcde" for n in (10, 100, 300, 1000, 5000)]
    names += [f"f_{depth}" for depth in (4, 8, 12, 16, 20, 40)]
    for name in names:
        if bench.only and bench.only not in name:
            continue
        measured = bench.run(bench.program, "solve", bench.problem(name),
                             bench.values("ours", name), "0")
        if measured.failure:
            print(f"{name:<8} {measured.failure}", flush=True)
            bench.failures += 1
        elif bench.exact("ours", name):
            sums = ", ".join(f"{s:.9g}" for s in bench.least_sums(name, 375))
            print(f"{name:<8} exact: {sums}", flush=True)
        else:
            bench.failures += 1


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("cache")
    parser.add_argument("--exactness", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only")
    options = parser.parse_args()
    bench = Bench(options)
    (exactness if options.exactness else table)(bench)
    if bench.failures:
        print(f"{bench.failures} missed")
    sys.exit(1 if bench.failures else 0)


if __name__ == "__main__":
    main()
