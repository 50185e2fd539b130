import { describe, expect, test } from 'vitest'
import {
  layOutPages,
  offsetOf,
  PAGE_GAP,
  pageAt,
  pagesNear,
  placeAt,
} from '../../../../src/ui/PdfViewer/pageLayout.ts'

const A4 = { width: 600, height: 800 }
const WIDE = { width: 900, height: 400 }
const view = { width: 1000, height: 500 }
const layout = layOutPages([A4, WIDE, A4], 1, view)

describe('the layout of pages', () => {
  test('pages are below each other and centered', () => {
    expect(layout.boxes.map(({ left, top }) => [left, top])).toEqual([
      [200, 16],
      [50, 832],
      [200, 1248],
    ])
    expect([layout.width, layout.height]).toEqual([1000, 2064])
  })

  test('content is wider than the view if a page is', () => {
    expect(layOutPages([A4, WIDE], 2, view).width).toBe(1800 + 2 * PAGE_GAP)
  })

  test.each([
    [-50, 1],
    [0, 1],
    [831, 1],
    [832, 2],
    [1300, 3],
    [9000, 3],
  ])('the page at %i pixels is page %i', (y, page) => {
    expect(pageAt(layout, y)).toBe(page)
  })

  test('only pages near the view are drawn', () => {
    const long = layOutPages(
      Array.from({ length: 2000 }, () => A4),
      1,
      view,
    )
    expect(pagesNear(long, 0, view)).toEqual([1])
    expect(pagesNear(long, 800 * 1000, view)).toEqual([981, 982])
    expect(pagesNear(layOutPages([], 1, view), 0, view)).toEqual([])
  })

  test('the place in the middle of the view stays there when the scale changes', () => {
    const place = placeAt(layout, { left: 0, top: 900 }, view)
    const zoomed = layOutPages([A4, WIDE, A4], 2, view)
    expect(placeAt(zoomed, offsetOf(zoomed, place, view), view)).toEqual(place)
    expect(place.page).toBe(2)
  })
})
