// Times kiwi on a workload: kiwi PROBLEM VALUES [SECONDS]
//
// Variables and constraints are made as the workload writes them, which is part of the build; the
// root's width is an edit variable. Prints lines "name microseconds" (thread processor time, medians),
// and writes the values after the first solve, one a line. Exit status 3: kiwi failed.
#include "workload.h"
#include <kiwi/kiwi.h>
#include <memory>

namespace {

// Weights, since kiwi knows no levels; apart as far as its sum of required strengths allows.
const double weights[4] = {1, 30, 1e3, 3e4};
const double editWeight = 9e8;

struct System {
  std::vector<kiwi::Variable> variables;
  std::vector<kiwi::Constraint> constraints;
  kiwi::Solver solver;
};

std::unique_ptr<System> build(const Problem& problem) {
  auto system = std::make_unique<System>();
  system->variables.resize(problem.variables);
  system->constraints.reserve(problem.rows);
  for (const Row& row : problem.constraints) {
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (auto [variable, coefficient] : row.terms)
      terms.emplace_back(system->variables[variable], coefficient);
    kiwi::RelationalOperator relation =
        row.relation == 0 ? kiwi::OP_EQ : row.relation > 0 ? kiwi::OP_GE : kiwi::OP_LE;
    system->constraints.emplace_back(
        kiwi::Expression(std::move(terms), row.constant), relation,
        row.level == 4 ? kiwi::strength::required : weights[row.level]);
    system->solver.addConstraint(system->constraints.back());
  }
  system->solver.addEditVariable(system->variables[problem.width], editWeight);
  system->solver.suggestValue(system->variables[problem.width], problem.firstWidth);
  system->solver.updateVariables();
  return system;
}

void read(const System& system, std::vector<double>& values) {
  for (size_t i = 0; i < values.size(); i++) values[i] = system.variables[i].value();
}

double sum(const std::vector<double>& values) {
  double sum = 0;
  for (double value : values) sum += value;
  return sum;
}

}  // namespace

int main(int count, char** arguments) try {
  if (count < 3) fail("kiwi PROBLEM VALUES [SECONDS]");
  const Problem problem = readProblem(arguments[1]);
  const double limit = (count > 3 ? std::atof(arguments[3]) : 0.5) * 1e6;
  std::vector<double> values(problem.variables);
  volatile double sink = 0;

  const size_t before = heapInUse();
  std::unique_ptr<System> system;
  double first = now();
  system = build(problem);
  read(*system, values);
  first = now() - first;
  std::printf("memory %zu\n", heapInUse() - before);
  writeValues(arguments[2], values);
  bool isFirst = true;
  std::printf("build %.3f\n", medianTime(limit, [&] {
                if (isFirst) {
                  isFirst = false;
                  return first;
                }
                system.reset();
                double start = now();
                system = build(problem);
                read(*system, values);
                double time = now() - start;
                sink = sink + sum(values);
                return time;
              }));
  std::fflush(stdout);

  int step = 0;
  std::printf("resize %.3f\n", medianTime(limit, [&] {
                double start = now();
                system->solver.suggestValue(system->variables[problem.width], widthAt(step++));
                system->solver.updateVariables();
                read(*system, values);
                double time = now() - start;
                sink = sink + sum(values);
                return time;
              }));
  std::fflush(stdout);

  system->solver.suggestValue(system->variables[problem.width], problem.firstWidth);
  std::vector<kiwi::Constraint> toggled;
  for (int i = 0; i < problem.rows; i++)
    if (problem.constraints[i].toggles) toggled.push_back(system->constraints[i]);
  if (toggled.empty()) return 0;
  std::printf("toggle %.3f\n", medianTime(limit, [&] {
                double start = now();
                for (auto& constraint : toggled) system->solver.removeConstraint(constraint);
                system->solver.updateVariables();
                read(*system, values);
                for (auto& constraint : toggled) system->solver.addConstraint(constraint);
                system->solver.updateVariables();
                read(*system, values);
                double time = now() - start;
                sink = sink + sum(values);
                return time;
              }));
  return 0;
} catch (const std::exception& error) {
  std::fflush(stdout);
  std::fprintf(stderr, "kiwi failed: %s\n", error.what());
  return 3;
}
