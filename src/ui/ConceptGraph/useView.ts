import { useState } from 'react'
import type { GraphLayout, Point, Size } from './graph.ts'
import {
  fittingScale,
  fittingView,
  initialView,
  limitView,
  reveal,
  type View,
  ZOOM_STEP,
  zoomAt,
} from './view.ts'

/**
 * The visible part of a layout. A new layout starts again with labels at their full size. The area is what nothing covers.
 */
export function useView(layout: GraphLayout | null, area: Size) {
  const [chosen, setChosen] = useState<{ layout: GraphLayout; view: View } | null>(null)
  const drawing = layout ?? area
  const before =
    chosen !== null && chosen.layout === layout ? chosen.view : initialView(drawing, area, layout?.points[0])
  const view = limitView(before, drawing, area)
  const show = (change: (view: View) => View) => {
    if (layout === null) return
    setChosen((latest) => {
      const from = latest?.layout === layout ? latest.view : view
      return { layout, view: limitView(change(limitView(from, drawing, area)), drawing, area) }
    })
  }
  const center = { x: area.width / 2, y: area.height / 2 }
  return {
    view,
    /** Whether only a part of the drawing is visible. */
    isLarger: view.scale > fittingScale(drawing, area) + 0.001,
    pan: (by: Point) => show((from) => ({ ...from, x: from.x + by.x, y: from.y + by.y })),
    zoom: (by: 'in' | 'out' | number, at: Point = center) =>
      show((from) => zoomAt(from, by === 'in' ? ZOOM_STEP : by === 'out' ? 1 / ZOOM_STEP : by, at)),
    showAll: () => show(() => fittingView(drawing, area)),
    reveal: (point: Point) => show((from) => reveal(from, point, area)),
  }
}
