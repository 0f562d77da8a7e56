// Times Yoga on a workload: yoga FLEX FRAMES [SECONDS]
//
// Making the nodes is part of the build, and every step reads all frames. Prints lines
// "name microseconds" (thread processor time, medians), and writes the frames after the first layout:
// x, y, width and height of each node, relative to its parent, in the order of the workload.
#include "workload.h"
#include <cmath>
#include <yoga/Yoga.h>

namespace {

using Nodes = std::vector<YGNodeRef>;

// This Yoga has no gaps: all children but the first have a margin.
Nodes build(const std::vector<FlexNode>& flex) {
  Nodes nodes;
  nodes.reserve(flex.size());
  std::vector<unsigned> childCounts(flex.size());
  for (const FlexNode& item : flex) {
    YGNodeRef node = YGNodeNew();
    nodes.push_back(node);
    const FlexNode* parent = item.parent < 0 ? nullptr : &flex[item.parent];
    if (item.kind != 0) {
      YGNodeStyleSetFlexDirection(
          node, item.kind == 1 ? YGFlexDirectionColumn : YGFlexDirectionRow);
      if (item.padding != 0) YGNodeStyleSetPadding(node, YGEdgeAll, item.padding);
      if (item.spaceBetween) YGNodeStyleSetJustifyContent(node, YGJustifySpaceBetween);
    } else {
      YGNodeStyleSetHeight(node, item.height);
      if (parent && parent->kind == 2 && !item.zeroBasis) YGNodeStyleSetWidth(node, item.width);
    }
    if (item.grow) YGNodeStyleSetFlexGrow(node, item.grow);
    if (item.zeroBasis) YGNodeStyleSetFlexBasis(node, 0);
    if (parent) {
      unsigned& position = childCounts[item.parent];
      if (position > 0 && parent->gap != 0)
        YGNodeStyleSetMargin(node, parent->kind == 1 ? YGEdgeTop : YGEdgeLeft, parent->gap);
      YGNodeInsertChild(nodes[item.parent], node, position++);
    }
  }
  return nodes;
}

void layOut(const Nodes& nodes, double width) {
  YGNodeCalculateLayout(nodes[0], width, NAN, YGDirectionLTR);
}

void read(const Nodes& nodes, std::vector<double>& frames) {
  double* frame = frames.data();
  for (YGNodeRef node : nodes) {
    *frame++ = YGNodeLayoutGetLeft(node);
    *frame++ = YGNodeLayoutGetTop(node);
    *frame++ = YGNodeLayoutGetWidth(node);
    *frame++ = YGNodeLayoutGetHeight(node);
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) fail("yoga FLEX FRAMES [SECONDS]");
  const std::vector<FlexNode> flex = readFlex(arguments[1]);
  const double limit = (count > 3 ? std::atof(arguments[3]) : 0.5) * 1e6;
  std::vector<double> frames(flex.size() * 4);
  volatile double sink = 0;

  const size_t before = heapInUse();
  Nodes nodes = build(flex);
  layOut(nodes, 375);
  std::printf("memory %zu\n", heapInUse() - before);
  read(nodes, frames);
  writeValues(arguments[2], frames);

  std::printf("build %.3f\n", medianTime(limit, [&] {
                YGNodeFreeRecursive(nodes[0]);
                double start = now();
                nodes = build(flex);
                layOut(nodes, 375);
                read(nodes, frames);
                double time = now() - start;
                sink = sink + frames[3];
                return time;
              }));
  int step = 0;
  std::printf("resize %.3f\n", medianTime(limit, [&] {
                double start = now();
                layOut(nodes, widthAt(step++));
                read(nodes, frames);
                double time = now() - start;
                sink = sink + frames[3];
                return time;
              }));
  return 0;
}
