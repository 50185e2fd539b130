import { CONTINUED, stateLines, transitionLines } from './boxes.ts'
import type { Chart, ChartState } from './model.ts'

/** A box of the drawing: a state, a dot where a state starts, or the place of transitions that any state inside takes. */
export interface Box {
  id: string
  kind: ChartState['kind'] | 'start' | 'any'
  parent: string | null
  name: string
  lines: readonly string[]
  isInitial: boolean
}

/** An arrow of the drawing: all transitions from one box to another. */
export interface Arrow {
  id: string
  source: string
  target: string
  lines: readonly string[]
}

/** What is drawn, without positions. */
export interface Drawing {
  /** Whether the boxes without a parent are regions that are active at the same time. */
  isParallel: boolean
  boxes: readonly Box[]
  arrows: readonly Arrow[]
}

/** The box where a state starts, or the machine itself. */
export const startId = (parent: string | null) => `${parent ?? ''}#start`
const anyId = (parent: string | null) => `${parent ?? ''}#any`

/**
 * The boxes and arrows of a chart. A transition of a state with states inside that leads to one of them starts at the
 * box "in any state". Transitions without a target are lines of their state, shown with the actions. In a compact
 * drawing the states list their transitions, and the arrows have no labels.
 */
export function drawingOf(chart: Chart, showActions: boolean, isCompact = false): Drawing {
  const arrows = new Map<string, Arrow>()
  const listed = new Map<string, readonly string[]>()
  const connect = (source: string, target: string, added: readonly string[]) => {
    const id = `${source} → ${target}`
    const { lines = [] } = arrows.get(id) ?? {}
    arrows.set(id, { id, source, target, lines: isCompact ? [] : [...lines, ...added] })
    if (!isCompact || added.length === 0) return
    const name = chart.states.find((state) => state.id === target)?.name ?? target
    listed.set(source, [...(listed.get(source) ?? []), ...added, `${CONTINUED}to ${name}`])
  }
  const boxes: Box[] = chart.states.map((state) => ({
    ...state,
    lines: stateLines(state, chart, showActions),
  }))
  const anyBoxes = new Map<string, Box>()

  for (const { id, parent, isInitial } of chart.states) {
    if (!isInitial) continue
    boxes.push({ id: startId(parent), kind: 'start', parent, name: '', lines: [], isInitial: false })
    connect(startId(parent), id, [])
  }
  for (const transition of chart.transitions) {
    const { source, target } = transition
    if (target === null && (source !== null || !showActions)) continue
    const added = transitionLines(transition, showActions)
    if (target !== null && source !== null && !isInside(target, source)) {
      connect(source, target, added)
      continue
    }
    const { lines } = anyBoxes.get(anyId(source)) ?? { lines: [] }
    const own = target === null ? [...lines, ...added] : lines
    anyBoxes.set(anyId(source), {
      id: anyId(source),
      kind: 'any',
      parent: source,
      name: 'in any state',
      lines: own,
      isInitial: false,
    })
    if (target !== null) connect(anyId(source), target, added)
  }
  return {
    isParallel: chart.isParallel,
    boxes: [...boxes, ...anyBoxes.values()].map((box) => ({
      ...box,
      lines: [...box.lines, ...(listed.get(box.id) ?? [])],
    })),
    arrows: [...arrows.values()],
  }
}

const isInside = (id: string, parent: string) => id.startsWith(`${parent}.`)
