struct Item {
  var title: String
}
