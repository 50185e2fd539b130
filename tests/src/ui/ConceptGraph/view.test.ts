import { expect, test } from 'vitest'
import { fittingView, initialView, limitView, reveal, zoomAt } from '../../../../src/ui/ConceptGraph/view.ts'

const area = { width: 400, height: 300 }
const drawing = { width: 800, height: 600 }

test('the fitting view shows the whole drawing, centered, and does not enlarge it', () => {
  expect(fittingView(drawing, area)).toEqual({ scale: 0.5, x: 0, y: 0 })
  expect(fittingView({ width: 200, height: 100 }, area)).toEqual({ scale: 1, x: 100, y: 100 })
})

test('the first view has the full size, around a point', () => {
  expect(initialView(drawing, area, { x: 400, y: 300 })).toEqual({ scale: 1, x: -200, y: -150 })
  expect(initialView(drawing, area, { x: 0, y: 600 })).toEqual({ scale: 1, x: 0, y: -300 })
})

test('a view is limited to the drawing and to the zoom', () => {
  expect(limitView({ scale: 1, x: 50, y: -900 }, drawing, area)).toEqual({ scale: 1, x: 0, y: -300 })
  expect(limitView({ scale: 0.1, x: 0, y: 0 }, drawing, area).scale).toBe(0.5)
  expect(limitView({ scale: 99, x: 0, y: 0 }, drawing, area).scale).toBe(2)
})

test('zooming leaves the point in place', () => {
  expect(zoomAt({ scale: 1, x: 0, y: 0 }, 2, { x: 100, y: 50 })).toEqual({ scale: 2, x: -100, y: -50 })
})

test('a point outside the area is moved into it, a point inside stays', () => {
  const view = { scale: 1, x: 0, y: 0 }
  expect(reveal(view, { x: 700, y: 100 }, area, 50)).toEqual({ scale: 1, x: -350, y: 0 })
  expect(reveal(view, { x: 200, y: 100 }, area, 50)).toEqual(view)
})
