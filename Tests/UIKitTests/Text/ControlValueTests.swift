import Testing

@testable import UIKit

/// Values of controls, as UIKit limits them.
@MainActor
@Suite("Values of controls")
struct ControlValueTests {
  @Test("Sliders, steppers, progress views and page controls keep their values within limits")
  func limits() {
    let slider = UISlider()
    slider.setValue(2, animated: true)
    #expect(slider.value == 1)
    slider.maximumValue = 0.5
    #expect(slider.value == 0.5)
    let stepper = UIStepper()
    stepper.value = -3
    #expect(stepper.value == 0)
    let progress = UIProgressView(progressViewStyle: .bar)
    progress.setProgress(1.5, animated: false)
    #expect(progress.progress == 1)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    pages.currentPage = 7
    #expect(pages.currentPage == 2)
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
  }

  @Test("Segments are inserted, removed and named; the choice follows them")
  func segments() {
    let control = UISegmentedControl(items: ["A", "B"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "C", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "B")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.setWidth(50, forSegmentAt: 0)
    control.setWidth(70, forSegmentAt: 1)
    // 50 and 70, and a line between them.
    #expect(control.intrinsicContentSize.width == 121)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test("A wheel that hides when stopped gives its place in a stack up")
  func indicator() {
    let stack = UIStackView()
    let spinner = UIActivityIndicatorView(style: .large)
    stack.addArrangedSubview(spinner)
    #expect(spinner.isHidden)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 0)
    spinner.startAnimating()
    #expect(!spinner.isHidden)
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 37, height: 37))
    spinner.stopAnimating()
    #expect(spinner.isHidden)
  }

  @Test("A picker asks its data source and delegate")
  func picker() {
    final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? 3 : 0
      }
      func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
      ) -> String? { "row \(row)" }
    }
    let (picker, source) = (UIPickerView(), Source())
    picker.dataSource = source
    picker.delegate = source
    #expect(picker.numberOfComponents == 2)
    picker.selectRow(9, inComponent: 0, animated: true)
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 1) == -1)
    #expect(picker.titlesAroundSelection(inComponent: 0) == ["row 0", "row 1", "row 2", "", ""])
  }

  @Test("A date picker keeps its date between its limits")
  func dates() {
    let picker = UIDatePicker()
    let early = Date(timeIntervalSince1970: 0)
    picker.maximumDate = early
    picker.setDate(Date(timeIntervalSince1970: 9), animated: true)
    #expect(picker.date == early)
  }

  @Test("A date picker's own style is compact since iOS 14, but for a timer")
  func dateStyles() {
    let picker = UIDatePicker()
    for (release, mode, style) in [
      (13, .date, .wheels), (14, .date, .compact), (26, .dateAndTime, .compact),
      (26, .countDownTimer, .wheels),
    ] as [(Int, UIDatePicker.Mode, UIDatePickerStyle)] {
      picker.datePickerMode = mode
      withRelease(release) { #expect(picker.datePickerStyle == style) }
    }
    picker.preferredDatePickerStyle = .inline
    picker.datePickerMode = .date
    #expect(picker.datePickerStyle == .inline)
  }

  @Test("A compact date picker is as wide as its words, and 36 high, 34.5 until iOS 18")
  func compactDates() {
    let picker = UIDatePicker()
    picker.traitOverrides.displayScale = 2
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 0)
    func width(_ mode: UIDatePicker.Mode) -> CGFloat {
      picker.datePickerMode = mode
      return picker.intrinsicContentSize.width
    }
    #expect(picker.intrinsicContentSize.height == 36)
    // 20.287 and 14, to half points.
    withRelease(16) { #expect(picker.intrinsicContentSize.height == 34.5) }
    picker.traitOverrides.displayScale = 3
    withRelease(16) { #expect(abs(picker.intrinsicContentSize.height - 103.0 / 3) < 1e-9) }
    picker.traitOverrides.displayScale = 2
    // "12:00 AM" is narrower than "Jan 1, 1970"; both have a gap of 6 between them.
    #expect(width(.time) < width(.date))
    #expect(width(.dateAndTime) == width(.time) + 6 + width(.date))
    // Hours to 24 have no AM.
    let twelve = width(.time)
    picker.locale = Locale(identifier: "de_DE")
    #expect(width(.time) < twelve - 15)
    // Nov 28, 1970, is wider than Jan 1.
    picker.locale = nil
    let first = width(.date)
    picker.date = Date(timeIntervalSince1970: 86_400 * 331)
    #expect(width(.date) > first + 10)
  }
}
