extension Specimen {
  static let controls: [Specimen] = [
    Specimen(
      "switch", 300, 31,
      """
      <switch on="YES" id="a">\(frame(0, 1, 63, 28))</switch>
      <switch id="b">\(frame(80, 1, 63, 28))</switch>
      """),
    Specimen(
      "switch-ios18", 300, 31, iOS: 18,
      """
      <switch on="YES" id="a">\(frame(0, 0, 51, 31))</switch>
      <switch id="b">\(frame(68, 0, 51, 31))</switch>
      """),
    Specimen(
      "slider", 300, 31,
      """
      <slider value="0.6" minValue="0.0" maxValue="1" id="a">\(frame(0, 0, 300, 31))</slider>
      """),
    Specimen(
      "slider-ios18", 300, 31, iOS: 18,
      """
      <slider value="0.6" minValue="0.0" maxValue="1" id="a">\(frame(0, 0, 300, 31))</slider>
      """),
    Specimen(
      "stepper", 300, 32,
      """
      <stepper value="0" maximumValue="10" id="a">\(frame(0, 0, 94, 32))</stepper>
      """),
    Specimen(
      "segmented-control", 300, 32,
      """
      <segmentedControl selectedSegmentIndex="1" id="a">\(frame(0, 0, 300, 32))<segments><segment title="Day"/><segment title="Week"/><segment title="Month"/><segment title="Year"/></segments></segmentedControl>
      """),
    Specimen(
      "segmented-control-ios18", 300, 32, iOS: 18,
      """
      <segmentedControl selectedSegmentIndex="0" id="a">\(frame(0, 0, 300, 32))<segments><segment title="Map"/><segment title="Transit"/><segment title="Satellite"/></segments></segmentedControl>
      """),
    Specimen(
      "progress-view", 300, 8,
      """
      <progressView progress="0.45" id="a">\(frame(0, 1, 300, 6))</progressView>
      """),
    Specimen(
      "activity-indicator", 300, 37,
      """
      <activityIndicatorView animating="YES" style="medium" id="a">\(frame(0, 8, 20, 20))</activityIndicatorView>
      <activityIndicatorView animating="YES" style="large" id="b">\(frame(40, 0, 37, 37))</activityIndicatorView>
      """),
    Specimen(
      "page-control", 300, 26,
      """
      <pageControl numberOfPages="5" currentPage="1" id="a">\(frame(0, 0, 300, 26))</pageControl>
      """),
    Specimen("picker-view", 300, 190, "<pickerView id=\"a\">\(frame(0, 0, 300, 190))</pickerView>"),
    Specimen(
      "date-picker-wheels", 300, 190,
      """
      <datePicker datePickerMode="dateAndTime" style="wheels" id="a">\(frame(0, 0, 300, 190))</datePicker>
      """),
    Specimen(
      "date-picker-compact", 300, 35,
      """
      <datePicker datePickerMode="dateAndTime" style="compact" id="a">\(frame(0, 0, 210, 34.5))</datePicker>
      """),
    Specimen(
      "date-picker-inline", 300, 310,
      """
      <datePicker datePickerMode="date" style="inline" id="a">\(frame(0, 0, 300, 310))</datePicker>
      """),
    Specimen(
      "search-bar", 300, 112,
      """
      <searchBar placeholder="Search" id="a">\(frame(0, 0, 300, 56))</searchBar>
      <searchBar text="Lantern" showsCancelButton="YES" id="b">\(frame(0, 56, 300, 56))</searchBar>
      """),
  ]
}
