import type { Point, Size } from './graph.ts'

/** The visible part of a drawing: its scale and the position of its upper left corner. */
export interface View extends Point {
  scale: number
}

/** Zoom relative to the scale that fits. */
const MAX_ZOOM = 4
export const ZOOM_STEP = 1.35
/** The distance of one key press, in pixels. */
export const PAN_STEP_PX = 48

/** The scale at which the whole drawing is visible, at most 1. */
export function fittingScale(drawing: Size, area: Size): number {
  return Math.min(1, area.width / drawing.width, area.height / drawing.height)
}

export function fittingView(drawing: Size, area: Size): View {
  return limitView({ scale: fittingScale(drawing, area), x: 0, y: 0 }, drawing, area)
}

/** The drawing at its full size, so that labels are readable: as much as fits, around a point. */
export function initialView(drawing: Size, area: Size, around: Point = { x: 0, y: 0 }): View {
  const view = { scale: 1, x: area.width / 2 - around.x, y: area.height / 2 - around.y }
  return limitView(view, drawing, area)
}

/** Keeps the scale between fitting and maximum, and the drawing inside the area: centered if it is smaller. */
export function limitView(view: View, drawing: Size, area: Size): View {
  const fitting = fittingScale(drawing, area)
  const scale = Math.min(Math.max(view.scale, fitting), fitting * MAX_ZOOM)
  return {
    scale,
    x: limit(view.x, area.width - drawing.width * scale),
    y: limit(view.y, area.height - drawing.height * scale),
  }
}

/** `room` is negative if the drawing is larger than the area. */
function limit(offset: number, room: number): number {
  return room >= 0 ? room / 2 : Math.min(0, Math.max(room, offset))
}

/** Zooms by a factor and leaves the given point of the area in place. */
export function zoomAt(view: View, factor: number, at: Point): View {
  return {
    scale: view.scale * factor,
    x: at.x - (at.x - view.x) * factor,
    y: at.y - (at.y - view.y) * factor,
  }
}

/** The view moved so that a point of the drawing is visible with some room around it. */
export function reveal(view: View, { x, y }: Point, area: Size, room = 72): View {
  const at = { x: view.x + x * view.scale, y: view.y + y * view.scale }
  const inside = (value: number, end: number) => Math.min(Math.max(value, room), Math.max(room, end - room))
  return {
    ...view,
    x: view.x + inside(at.x, area.width) - at.x,
    y: view.y + inside(at.y, area.height) - at.y,
  }
}
