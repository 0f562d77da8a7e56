import Foundation
import ScreenLayout

#if os(Linux)
  import Glibc
#endif

/// Keeps a screen that traps, or never returns, from costing the others.
///
/// While a screen is laid out, signals that would end the program start it anew instead, in the same
/// process, with the screen noted in ``StoppedScreens``. Nothing is watched where a debugger is.
@MainActor
enum ScreenWatch {
  /// Variable for the seconds that a screen is given; 0 for no end.
  nonisolated static let secondsVariable = "ADAPTIVE_SCREEN_SECONDS"

  /// Time that one screen may take on one configuration.
  nonisolated static let seconds: UInt32 =
    ProcessInfo.processInfo.environment[secondsVariable].flatMap(UInt32.init) ?? 60

  private static var isInstalled = false

  /// Says what stopped the program that this one follows, and watches from now on.
  static func install() {
    if let last = StoppedScreens.known.entries.last {
      Output.writeError(
        "The screen “\(last.screen)” stopped the program on \(last.configuration): going on "
          + "without it.\n")
    }
    #if os(Linux)
      guard !isInstalled, !isDebugged else { return }
      isInstalled = true
      prepareRestart()
      var action = sigaction()
      action.__sigaction_handler.sa_handler = restart(after:)
      // A stack that ran over leaves no room for the handler; the new program must not begin with
      // the signal blocked.
      action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_NODEFER))
      for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM] {
        sigaction(signal, &action, nil)
      }
    #endif
  }

  /// Notes which screen runs from now on, on this thread.
  static func begin(_ scene: SourceScene, of document: String, on configuration: String) {
    #if os(Linux)
      guard isInstalled else { return }
      end()
      provideSignalStack()
      let entries = [StoppedScreens.Manner.trap, .endless].map { manner in
        let entry = StoppedScreens.Entry(
          manner: manner, screen: scene.id, configuration: configuration, document: document)
        return strdup(
          "\(StoppedScreens.variable)=\(StoppedScreens.known.text(adding: entry))")
      }
      free(watched.trap)
      free(watched.endless)
      watched.trap = entries[0]
      watched.endless = entries[1]
      watched.thread = pthread_self()
      watched.isRunning = true
      alarm(seconds)
    #endif
  }

  /// Notes that no screen runs any more.
  static func end() {
    #if os(Linux)
      guard isInstalled else { return }
      alarm(0)
      watched.isRunning = false
    #endif
  }
}

#if os(Linux)
  extension ScreenWatch {
    /// Copies what the new program gets: nothing can be allocated after a trap.
    private static func prepareRestart() {
      watched.arguments = CommandLine.unsafeArgv
      var strings = ProcessInfo.processInfo.environment
        .filter { $0.key != StoppedScreens.variable }
        .map { strdup("\($0.key)=\($0.value)") }
      watched.place = strings.count
      strings += [nil, nil]
      let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
        capacity: strings.count)
      list.initialize(from: strings, count: strings.count)
      watched.environment = list
    }

    /// Whether a debugger wants to see the signals itself.
    private static var isDebugged: Bool {
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      return status.map { !$0.contains("TracerPid:\t0\n") } ?? false
    }

    /// A stack for signals of this thread, unless it has one.
    private static func provideSignalStack() {
      var present = stack_t()
      guard sigaltstack(nil, &present) == 0, present.ss_flags & Int32(SS_DISABLE) != 0
      else { return }
      let size = 64 * 1024
      var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
      sigaltstack(&stack, nil)
    }
  }

  /// What the handler reads. It may neither allocate nor wait.
  private struct Watched {
    var isRunning = false
    var thread = pthread_t()
    /// The variables for the new program, by manner.
    var trap: UnsafeMutablePointer<CChar>?
    var endless: UnsafeMutablePointer<CChar>?
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    /// Where in the environment the variable goes.
    var place = 0
  }

  /// Written on the main actor alone, and read by the handler on the thread that it stopped.
  private nonisolated(unsafe) var watched = Watched()

  /// Starts the program anew if a screen was running, or lets it end as it would have.
  private func restart(after signal: Int32) {
    if signal == SIGALRM, !watched.isRunning { return }
    let isScreen =
      watched.isRunning && (signal == SIGALRM || pthread_equal(watched.thread, pthread_self()) != 0)
    if isScreen, let arguments = watched.arguments, let environment = watched.environment {
      environment[watched.place] = signal == SIGALRM ? watched.endless : watched.trap
      execve("/proc/self/exe", arguments, environment)
    }
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
  }
#endif
