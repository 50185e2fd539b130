import { describe, expect, test } from 'vitest'
import type { Rectangle } from '../../../../stories/flow-pages/chart/layout.ts'
import { chartOf } from '../../../../stories/flow-pages/chart/model.ts'
import { placedDrawing } from '../../../../stories/flow-pages/chart/placedDrawing.ts'
import { MACHINES } from './machines.ts'

const overlap = (a: Rectangle, b: Rectangle) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const contains = (outer: Rectangle, inner: Rectangle) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height

/** The pairs of a list. */
const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((first, index) => items.slice(index + 1).map((second) => [first, second] as const))

describe.each(MACHINES)('the statechart of the machine %s', (_, machine) => {
  test.each([false, true])('has no overlapping boxes and labels (actions shown: %s)', async (showActions) => {
    const { drawing, layout } = await placedDrawing(chartOf(machine), showActions)
    const { boxes, arrows, width } = layout
    // The width of the page in a window of 1280 pixels, at which labels are readable.
    if (!showActions) expect(width).toBeLessThanOrEqual(990)
    const at = (id: string) => {
      const rectangle = boxes.get(id)
      if (rectangle === undefined) throw new Error(`The box ${id} has no position.`)
      return rectangle
    }
    for (const { points } of arrows.values()) expect(points.length).toBeGreaterThan(1)
    const siblings = pairs(drawing.boxes).filter(([a, b]) => a.parent === b.parent)
    expect(siblings.filter(([a, b]) => overlap(at(a.id), at(b.id)))).toEqual([])
    for (const { id, parent } of drawing.boxes)
      if (parent !== null) expect(contains(at(parent), at(id)), `${parent} contains ${id}`).toBe(true)

    const groups = new Set(drawing.boxes.map(({ parent }) => parent))
    const leaves = drawing.boxes.filter(({ id }) => !groups.has(id))
    const labels = [...arrows.values()].flatMap(({ label }) => label ?? [])
    expect(labels).toHaveLength(drawing.arrows.filter(({ lines }) => lines.length > 0).length)
    expect(labels.flatMap((label) => leaves.filter(({ id }) => overlap(label, at(id))))).toEqual([])
    expect(pairs(labels).filter(([a, b]) => overlap(a, b))).toEqual([])
  })
})
