import AdaptiveKit
import UIKit

/// A travel report: pictures and words on one long page, written with the equation language.
///
/// The scroll view's content size is said nowhere: it follows from the equations.
final class LongPageController: UIViewController {
  let page = UIScrollView()
  let content = UIView()
  let column = UILayoutGuide()
  let cover = Scenery.all[5].makeView(cornerRadius: 0)
  let headline = UILabel.adaptive("Along the fjord in six pictures", .largeTitle)
  let lead = UILabel.adaptive(
    "A day by ferry, on foot, and at last in the dark, with nothing to do but look.", .title3,
    color: .secondaryLabel)
  private(set) var chapters: [Chapter] = []

  /// A picture with words below it, and two smaller pictures side by side.
  struct Chapter {
    var picture: UIImageView
    var heading: UILabel
    var text: UILabel
    var pair: (first: UIImageView, second: UIImageView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(page, constraints: fill())
    page.addContent(content)
    content.addLayoutGuide(column)
    [cover, headline, lead].forEach(content.addSubview)
    placeColumn()
    placeOpening()
    addChapters()
  }

  /// The words stand in a column of 640 points at most, 20 from the edges of the safe area.
  private func placeColumn() {
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.centerX == safe.centerX,
      column.width <= 640,
      column.width <= safe.width - 40,
      column.width == safe.width - 40 ~ .defaultHigh,
      column.top == headline.top,
      column.bottom == content.bottom,
    ])
  }

  private func placeOpening() {
    cover.layoutRequired(.top, isEqual: content.attrTop())
    cover.layoutRequired(.left, isEqual: content.attrLeft())
    cover.layoutRequired(.width, isEqual: content.attrWidth())
    // Half as high as wide, and never more than the half of the window.
    cover.layoutHigh(.height, isEqual: content.attrWidth(), multiply: 0.5)
    cover.layoutRequired(.height, isLessThanOrEqual: view.attrHeight(), multiply: 0.5)
    headline.layoutRequired(.top, isEqual: cover.attrBottom(), plus: 24)
    lead.layoutRequired(.top, isEqual: headline.attrBottom(), plus: 8)
    for label in [headline, lead] { spanColumn(label) }
  }

  private func addChapters() {
    let words = [
      ("Casting off", "The gulls know the timetable better than the purser does."),
      ("The narrows", "For ten minutes both shores are near enough to count the sheep."),
      ("Lights", "One window, then three, then a village that was not there a moment ago."),
    ]
    var bottom = lead.bottom
    for (index, word) in words.enumerated() {
      let chapter = makeChapter(index, heading: word.0, text: word.1)
      place(chapter, below: bottom)
      bottom = chapter.pair.first.bottom
      chapters.append(chapter)
    }
    NSLayoutConstraint.activate([content.bottom == bottom + 32])
  }

  private func makeChapter(_ index: Int, heading: String, text: String) -> Chapter {
    let scenery = Scenery.all
    let chapter = Chapter(
      picture: scenery[index].makeView(), heading: .adaptive(heading, .headline),
      text: .adaptive(text, .body),
      pair: (scenery[index + 1].makeView(), scenery[index + 2].makeView()))
    for part in [chapter.picture, chapter.pair.first, chapter.pair.second] as [UIView]
      + [chapter.heading, chapter.text]
    {
      content.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    return chapter
  }

  private func place(_ chapter: Chapter, below bottom: LayoutTerm<VerticalPlace>) {
    let (picture, heading, text) = (chapter.picture, chapter.heading, chapter.text)
    let (first, second) = chapter.pair
    [picture, heading, text].forEach(spanColumn)
    NSLayoutConstraint.activate([
      picture.top == bottom + 32,
      picture.height == picture.width * 0.5625,
      heading.top == picture.bottom + 12,
      text.top == heading.bottom + 4,
      first.top == text.bottom + 16,
      first.leading == column.leading,
      first.width == column.width * 0.5 - 8,
      first.height == first.width * 0.75,
      second.top == first.top,
      second.trailing == column.trailing,
      second.width == first.width,
      second.height == first.height,
    ])
  }

  private func spanColumn(_ view: UIView) {
    view.layoutRequired(.leading, isEqual: column.attrLeading())
    view.layoutRequired(.width, isEqual: column.attrWidth())
  }
}
