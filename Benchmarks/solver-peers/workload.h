// Reads the solver's workloads and measures; what the harnesses of the peers share.
//
// The formats are those that the workloads' generator describes in its head.
#pragma once
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <malloc.h>
#include <string>
#include <time.h>
#include <utility>
#include <vector>

// One constraint: the sum of coefficient · variable, plus a constant, stands to 0 as `relation` says.
struct Row {
  int level;     // 4 is required; 3 is the strongest of the optional ones
  int relation;  // -1 less or equal, 0 equal, 1 greater or equal
  double constant;
  int toggles;
  std::vector<std::pair<int, double>> terms;
};

struct Problem {
  int views, variables, rows, width, guides;
  double firstWidth;
  std::vector<Row> constraints;
};

struct FlexNode {
  int view, parent, kind;  // 0 leaf, 1 column, 2 row
  double padding, gap;
  int grow, zeroBasis, spaceBetween;
  double width, height;
};

[[noreturn]] inline void fail(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  std::exit(2);
}

inline FILE* open(const char* path) {
  FILE* file = std::fopen(path, "r");
  if (!file) fail(std::string("Cannot read ") + path);
  return file;
}

inline Problem readProblem(const char* path) {
  FILE* file = open(path);
  Problem problem;
  if (std::fscanf(file, "%d %d %d %d %lf %d", &problem.views, &problem.variables, &problem.rows,
                  &problem.width, &problem.firstWidth, &problem.guides) != 6)
    fail("No workload");
  for (int i = 0; i < problem.rows; i++) {
    Row row;
    int count;
    if (std::fscanf(file, "%d %d %lf %d %d", &row.level, &row.relation, &row.constant,
                    &row.toggles, &count) != 5)
      fail("A constraint is missing");
    for (int j = 0; j < count; j++) {
      int variable;
      double coefficient;
      if (std::fscanf(file, "%d %lf", &variable, &coefficient) != 2) fail("A term is missing");
      row.terms.push_back({variable, coefficient});
    }
    problem.constraints.push_back(row);
  }
  std::fclose(file);
  return problem;
}

inline std::vector<FlexNode> readFlex(const char* path) {
  FILE* file = open(path);
  int count;
  if (std::fscanf(file, "%d", &count) != 1) fail("No workload");
  std::vector<FlexNode> nodes(count);
  for (auto& node : nodes)
    if (std::fscanf(file, "%d %d %d %lf %lf %d %d %d %lf %lf", &node.view, &node.parent,
                    &node.kind, &node.padding, &node.gap, &node.grow, &node.zeroBasis,
                    &node.spaceBetween, &node.width, &node.height) != 10)
      fail("A node is missing");
  std::fclose(file);
  return nodes;
}

// Microseconds of this thread's processor time.
inline double now() {
  timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return time.tv_sec * 1e6 + time.tv_nsec * 1e-3;
}

inline double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  return values[values.size() / 2];
}

// The width of the root at a step of the resize; the harnesses and ours take the same ones.
inline double widthAt(int step) { return 320 + (step * 37) % 705; }

inline size_t heapInUse() {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

inline void writeValues(const char* path, const std::vector<double>& values) {
  FILE* file = std::fopen(path, "w");
  if (!file) fail(std::string("Cannot write ") + path);
  for (double value : values) std::fprintf(file, "%.17g\n", value);
  std::fclose(file);
}

// Repeats until it took this long, but at least three and at most 1000 times, or once if it is slow.
template <typename Step> double medianTime(double microseconds, Step step) {
  std::vector<double> times;
  double total = 0;
  while (times.size() < 1000) {
    double time = step();
    times.push_back(time);
    total += time;
    if (total > 4 * microseconds || (total > microseconds && times.size() >= 3)) break;
  }
  return median(times);
}
