/** The size of a page in page units, or of a box in pixels. */
export interface Size {
  width: number
  height: number
}

/** The position of a page in the scrolling content, in pixels. */
export interface PageBox extends Size {
  left: number
  top: number
}

/** All pages below each other, in pixels. */
export interface PageLayout extends Size {
  boxes: readonly PageBox[]
}

/** A point of the document: shares of a page's width and height. */
export interface Place {
  page: number
  x: number
  y: number
}

/** A scroll position in pixels. */
export interface Offset {
  left: number
  top: number
}

/** Distance between pages, and around them, in pixels. */
export const PAGE_GAP = 16

/** Lays out pages of these sizes at a scale in pixels per page unit, centered in a view. */
export function layOutPages(sizes: readonly Size[], scale: number, view: Size): PageLayout {
  const widest = sizes.reduce((width, size) => Math.max(width, size.width), 0)
  const width = Math.max(view.width, widest * scale + 2 * PAGE_GAP)
  let top = PAGE_GAP
  const boxes = sizes.map((size) => {
    const box = { left: (width - size.width * scale) / 2, top, ...scaled(size, scale) }
    top += box.height + PAGE_GAP
    return box
  })
  return { boxes, width, height: top }
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: width * scale,
  height: height * scale,
})

/** The number of the page at a vertical position. A gap belongs to the page above. */
export function pageAt({ boxes }: PageLayout, y: number): number {
  let first = 0
  let last = boxes.length - 1
  while (first < last) {
    const middle = Math.ceil((first + last) / 2)
    if ((boxes[middle]?.top ?? 0) <= y) first = middle
    else last = middle - 1
  }
  return first + 1
}

/** The numbers of the pages within a view and one view above and below it. */
export function pagesNear(layout: PageLayout, top: number, { height }: Size): number[] {
  if (layout.boxes.length === 0) return []
  const first = pageAt(layout, top - height / 2)
  const last = pageAt(layout, top + height * 1.5)
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The point in the middle of a view. */
export function placeAt(layout: PageLayout, { left, top }: Offset, view: Size): Place {
  const page = pageAt(layout, top + view.height / 2)
  const box = layout.boxes[page - 1]
  if (box === undefined) return { page: 1, x: 0.5, y: 0 }
  return {
    page,
    x: (left + view.width / 2 - box.left) / box.width,
    y: (top + view.height / 2 - box.top) / box.height,
  }
}

/** The scroll position that shows a point in the middle of a view. */
export function offsetOf(layout: PageLayout, { page, x, y }: Place, view: Size): Offset {
  const box = layout.boxes[page - 1]
  if (box === undefined) return { left: 0, top: 0 }
  return {
    left: box.left + x * box.width - view.width / 2,
    top: box.top + y * box.height - view.height / 2,
  }
}
