import { type Drawing, drawingOf } from './drawing.ts'
import { type Layout, layOut } from './layout.ts'
import type { Chart } from './model.ts'

interface PlacedDrawing {
  drawing: Drawing
  layout: Layout
}

const placed = {
  plain: new WeakMap<Chart, Promise<PlacedDrawing>>(),
  withActions: new WeakMap<Chart, Promise<PlacedDrawing>>(),
}

/** The drawing of a chart with its positions. The same chart has the same promise, as `use` requires. */
export function placedDrawing(chart: Chart, showActions: boolean): Promise<PlacedDrawing> {
  const known = showActions ? placed.withActions : placed.plain
  const result = known.get(chart) ?? place(chart, showActions)
  known.set(chart, result)
  return result
}

/** In pixels: the width at which labels have ten pixels in a window of 1280. */
const MAX_WIDTH = 990

async function place(chart: Chart, showActions: boolean): Promise<PlacedDrawing> {
  const labelled = drawingOf(chart, showActions)
  const layout = await layOut(labelled)
  if (layout.width <= MAX_WIDTH) return { drawing: labelled, layout }
  const drawing = drawingOf(chart, showActions, true)
  return { drawing, layout: await layOut(drawing) }
}
