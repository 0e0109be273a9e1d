/// Where a button's title and picture stand in its bounds.
struct ButtonPlaces {
  private(set) var titleFrame = CGRect.zero
  private(set) var imageFrame = CGRect.zero

  init(
    bounds: CGRect, insets: UIEdgeInsets, title: CGSize, image: CGSize, padding: CGFloat,
    placement: NSDirectionalRectEdge, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment, isRightToLeft: Bool
  ) {
    let area = bounds.inset(by: insets)
    let gap = title == .zero || image == .zero ? 0 : padding
    let isColumn = placement.contains(.top) || placement.contains(.bottom)
    let imageFirst = placement.contains(.top) || placement.contains(.leading)
    // Where there is not enough room, the title gives way.
    let titleWidth = min(
      title.width, max(0, isColumn ? area.width : area.width - image.width - gap))
    let titleHeight = min(title.height, area.height)
    let content =
      isColumn
      ? CGSize(
        width: max(titleWidth, image.width), height: titleHeight + gap + image.height)
      : CGSize(width: titleWidth + gap + image.width, height: max(titleHeight, image.height))

    var x = area.midX - content.width / 2
    switch horizontal {
    case .left: x = area.minX
    case .right: x = area.maxX - content.width
    case .leading: x = isRightToLeft ? area.maxX - content.width : area.minX
    case .trailing: x = isRightToLeft ? area.minX : area.maxX - content.width
    case .center, .fill: break
    }
    var y = area.midY - content.height / 2
    switch vertical {
    case .top: y = area.minY
    case .bottom: y = area.maxY - content.height
    case .center, .fill: break
    }
    if isColumn {
      let imageY = imageFirst ? y : y + titleHeight + gap
      let titleY = imageFirst ? y + image.height + gap : y
      imageFrame = CGRect(
        x: x + (content.width - image.width) / 2, y: imageY, width: image.width,
        height: image.height)
      titleFrame = CGRect(
        x: x + (content.width - titleWidth) / 2, y: titleY, width: titleWidth,
        height: titleHeight)
    } else {
      let imageIsLeft = imageFirst != isRightToLeft
      let imageX = imageIsLeft ? x : x + titleWidth + gap
      let titleX = imageIsLeft ? x + image.width + gap : x
      imageFrame = CGRect(
        x: imageX, y: y + (content.height - image.height) / 2, width: image.width,
        height: image.height)
      titleFrame = CGRect(
        x: titleX, y: y + (content.height - titleHeight) / 2, width: titleWidth,
        height: titleHeight)
    }
  }
}
