import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force'
import { countCoveredNodes, countCrossings, crossingsOf, type Line } from './crossings.ts'
import { type Box, boxOf, type GraphLayout, type LayoutInput, type Point, type Size } from './graph.ts'
import { separate } from './separate.ts'

/** The number of start arrangements that are tried. */
const STARTS = 10
const ITERATIONS = 260
/** Passes in which two nodes change places if that makes a better picture. */
const SWAP_PASSES = 4
/** The share of the area that boxes can fill without getting in each other's way. */
const MAX_FILL = 0.5
/** The height is increased by this factor while labels overlap. */
const GROWTH = 1.25
const MAX_GROWTHS = 5
/** The length in pixels that one crossing is worth. */
const CROSSING_PX = 260
/** A line through a label counts less than a crossing. */
const COVERED_WEIGHT = 0.6

interface Candidate {
  points: Point[]
  isSeparate: boolean
  cost: number
}

/**
 * Places nodes so that few edges cross and no labels overlap: the best of several force-directed layouts. The same input
 * always gives the same result.
 */
export function layoutGraph({ nodes, edges, area }: LayoutInput): GraphLayout {
  const indexOf = new Map(nodes.map(({ name }, index) => [name, index]))
  const lines = edges.flatMap(({ source, target }): Line[] => {
    const [from, to] = [indexOf.get(source), indexOf.get(target)]
    return from === undefined || to === undefined || from === to ? [] : [[from, to]]
  })
  const boxes = nodes.map(boxOf)
  const width = Math.max(area.width, ...boxes.map(({ halfWidth }) => 2 * halfWidth))
  const boxArea = boxes.reduce((sum, { halfWidth, above, below }) => sum + 2 * halfWidth * (above + below), 0)
  let size: Size = { width, height: Math.max(area.height, Math.ceil(boxArea / MAX_FILL / width)) }
  for (let growth = 0; ; growth += 1) {
    const best = bestCandidate(boxes, lines, size)
    if (best.isSeparate || growth === MAX_GROWTHS) return { ...size, points: best.points }
    size = { width, height: Math.round(size.height * GROWTH) }
  }
}

function bestCandidate(boxes: readonly Box[], lines: readonly Line[], size: Size): Candidate {
  let best: Candidate | null = null
  for (let start = 0; start < STARTS; start += 1) {
    const candidate = createCandidate(boxes, lines, size, start)
    const isBetter =
      best === null ||
      (candidate.isSeparate && !best.isSeparate) ||
      (candidate.isSeparate === best.isSeparate && candidate.cost < best.cost)
    if (isBetter) best = candidate
  }
  return best ?? { points: [], isSeparate: true, cost: 0 }
}

function createCandidate(
  boxes: readonly Box[],
  lines: readonly Line[],
  size: Size,
  start: number,
): Candidate {
  const points = simulate(boxes, lines, size, start)
  fill(points, boxes, size)
  swap(points, lines)
  const isSeparate = separate(points, boxes, size)
  const covered = countCoveredNodes(points, boxes, lines)
  const cost =
    CROSSING_PX * (countCrossings(points, lines) + COVERED_WEIGHT * covered) + lengthOf(points, lines)
  return { points, isSeparate, cost }
}

/** The force-directed layout, without regard to the size of labels. */
function simulate(boxes: readonly Box[], lines: readonly Line[], size: Size, start: number): Point[] {
  const random = createRandom(start + 1)
  const aspect = size.width / size.height
  const nodes: SimulationNodeDatum[] = boxes.map(() => ({
    x: (random() - 0.5) * size.width,
    y: (random() - 0.5) * size.height,
  }))
  forceSimulation(nodes)
    .randomSource(random)
    .force(
      'link',
      forceLink(lines.map(([source, target]) => ({ source, target })))
        .distance(90)
        .iterations(2),
    )
    .force('charge', forceManyBody().strength(-320).distanceMax(420))
    .force('collide', forceCollide(36))
    // A wide area attracts less to its vertical axis.
    .force('x', forceX(0).strength(0.06 / aspect))
    .force('y', forceY(0).strength(0.06 * aspect))
    .stop()
    .tick(ITERATIONS)
  return nodes.map(({ x = 0, y = 0 }) => ({ x, y }))
}

/** Stretches the points to the area. */
function fill(points: Point[], boxes: readonly Box[], { width, height }: Size): void {
  const [left, right] = rangeOf(points.map(({ x }) => x))
  const [top, bottom] = rangeOf(points.map(({ y }) => y))
  const half = Math.max(0, ...boxes.map(({ halfWidth }) => halfWidth))
  const above = Math.max(0, ...boxes.map((box) => box.above))
  const below = Math.max(0, ...boxes.map((box) => box.below))
  for (const point of points) {
    point.x = half + share(point.x, left, right) * (width - 2 * half)
    point.y = above + share(point.y, top, bottom) * (height - above - below)
  }
}

const rangeOf = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)]
const share = (value: number, from: number, to: number) => (to > from ? (value - from) / (to - from) : 0.5)

/** Lets two nodes change places where that removes crossings or shortens edges. */
function swap(points: Point[], lines: readonly Line[]): void {
  const linesOf = points.map((_, index) => lines.filter((line) => line.includes(index)))
  const costOf = (a: number, b: number) => {
    const own = [...new Set([...(linesOf[a] ?? []), ...(linesOf[b] ?? [])])]
    const crossings = own.reduce((sum, line) => sum + crossingsOf(line, points, lines), 0)
    return CROSSING_PX * crossings + lengthOf(points, own)
  }
  for (let pass = 0; pass < SWAP_PASSES; pass += 1) {
    let isChanged = false
    for (let a = 0; a < points.length; a += 1) {
      for (let b = a + 1; b < points.length; b += 1) {
        const before = costOf(a, b)
        exchange(points, a, b)
        if (costOf(a, b) < before - 1) isChanged = true
        else exchange(points, a, b)
      }
    }
    if (!isChanged) return
  }
}

function exchange(points: Point[], a: number, b: number): void {
  const [first, second] = [points[a], points[b]]
  if (first === undefined || second === undefined) return
  points[a] = second
  points[b] = first
}

function lengthOf(points: readonly Point[], lines: readonly Line[]): number {
  return lines.reduce((sum, [from, to]) => {
    const [a, b] = [points[from], points[to]]
    return a === undefined || b === undefined ? sum : sum + Math.hypot(a.x - b.x, a.y - b.y)
  }, 0)
}

/** A linear congruential generator: numbers from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
