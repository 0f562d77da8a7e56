import CMallinfo
import Glibc

/// Microseconds of this thread's processor time.
func threadTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) * 1e-3
}

/// Bytes that are allocated.
func heapInUse() -> Int {
  let info = mallinfo2()
  return Int(info.uordblks + info.hblkhd)
}

/// The median of the times, in microseconds, that a step reports.
///
/// Repeats for so many seconds, but at least three and at most 1000 times, or once if it is slow: the
/// same rule as for the peers.
func medianTime(seconds: Double, step: () throws -> Double) rethrows -> Double {
  var times: [Double] = []
  var total = 0.0
  while times.count < 1000 {
    let time = try step()
    times.append(time)
    total += time
    if total > 4e6 * seconds || (total > 1e6 * seconds && times.count >= 3) { break }
  }
  return times.sorted()[times.count / 2]
}

/// The time that an action takes, in microseconds.
func time(_ action: () throws -> Void) rethrows -> Double {
  let start = threadTime()
  try action()
  return threadTime() - start
}
