import type { Step } from '../../theme/scale.ts'

/** A concept of the picture. */
export interface GraphConcept {
  /** Unique name. */
  name: string
  /** Number of connections in the whole graph: the circle's size. */
  connections: number
  /** The step of its salience: its color. */
  step: Step
  /** Names of connected concepts. Neighbors that only one shown concept has are not drawn. */
  neighbors: readonly string[]
}

interface Point {
  x: number
  y: number
}

/** A concept with its position. */
export interface PlacedConcept extends Point {
  concept: GraphConcept
  radius: number
  /** Side of the label. */
  side: 'left' | 'right'
}

/** A neighbor shared by several concepts. */
export interface PlacedShared extends Point {
  name: string
}

export interface PlacedLink {
  /** The names at both ends; `to` may be a shared neighbor. */
  from: string
  to: string
  /** As an SVG path. */
  path: string
}

export interface GraphLayout {
  width: number
  height: number
  concepts: readonly PlacedConcept[]
  shared: readonly PlacedShared[]
  links: readonly PlacedLink[]
}

/** Height of a label of two lines, in pixels at the default text size. */
export const ROW_HEIGHT_PX = 56
const WIDTH = 440
const HALF_WIDTH = 196
const MIN_RADIUS = 5
const MAX_RADIUS = 15
const MAX_SHARED = 24

/** Places concepts on an ellipse with one label row each, and shared neighbors inside it. Deterministic. */
export function layoutGraph(concepts: readonly GraphConcept[]): GraphLayout {
  const ordered = orderByConnection(concepts)
  const rightCount = Math.ceil(ordered.length / 2)
  const height = Math.max(1, rightCount) * ROW_HEIGHT_PX
  const most = Math.max(1, ...concepts.map(({ connections }) => connections))

  const placed = ordered.map((concept, index): PlacedConcept => {
    const isRight = index < rightCount
    const count = isRight ? rightCount : ordered.length - rightCount
    // Clockwise: down on the right, up on the left.
    const row = isRight ? index : ordered.length - 1 - index
    const y = (height * (row + 0.5)) / count
    const reach = HALF_WIDTH * Math.sqrt(Math.max(0, 1 - (y / (height / 2) - 1) ** 2))
    return {
      concept,
      x: WIDTH / 2 + (isRight ? reach : -reach),
      y,
      radius: MIN_RADIUS + (MAX_RADIUS - MIN_RADIUS) * Math.sqrt(concept.connections / most),
      side: isRight ? 'right' : 'left',
    }
  })
  const shared = placeShared(placed, height)
  return { width: WIDTH, height, concepts: placed, shared, links: createLinks(placed, shared, height) }
}

/** Orders concepts so that each is followed by a connected one if possible: short links, few crossings. */
function orderByConnection(concepts: readonly GraphConcept[]): GraphConcept[] {
  const remaining = [...concepts]
  const chain: GraphConcept[] = []
  while (remaining.length > 0) {
    const last = chain.at(-1)
    const next = last === undefined ? 0 : remaining.findIndex((concept) => isConnected(last, concept))
    chain.push(...remaining.splice(Math.max(0, next), 1))
  }
  return chain
}

function isConnected(a: GraphConcept, b: GraphConcept): boolean {
  return a.neighbors.includes(b.name) || b.neighbors.includes(a.name)
}

const ITERATIONS = 60
const SHARED_DISTANCE = 22
const CONCEPT_DISTANCE = 16

/** Places shared neighbors between their concepts and pushes them apart in a fixed number of iterations. */
function placeShared(concepts: readonly PlacedConcept[], height: number): PlacedShared[] {
  const center = { x: WIDTH / 2, y: height / 2 }
  const places = findShared(concepts).map(({ name, by }, index) => {
    const home = { x: mean(by.map(({ x }) => x)), y: mean(by.map(({ y }) => y)) }
    // Different start positions, so that no two coincide.
    const angle = index * 2.4
    return { name, home, x: home.x + 4 * Math.cos(angle), y: home.y + 4 * Math.sin(angle) }
  })
  for (let step = 0; step < ITERATIONS; step += 1) {
    for (const place of places) {
      move(place, { x: (place.home.x - place.x) * 0.05, y: (place.home.y - place.y) * 0.05 })
      for (const other of places) if (other !== place) keepApart(place, other, SHARED_DISTANCE)
      for (const concept of concepts) keepApart(place, concept, concept.radius + CONCEPT_DISTANCE)
      keepInside(place, center, { x: HALF_WIDTH * 0.82, y: (height / 2) * 0.82 })
    }
  }
  return places.map(({ name, x, y }) => ({ name, x, y }))
}

/** Neighbors of at least two concepts that are not shown themselves, the most shared first. */
function findShared(concepts: readonly PlacedConcept[]) {
  const shown = new Set(concepts.map(({ concept }) => concept.name))
  const holders = new Map<string, PlacedConcept[]>()
  for (const placed of concepts)
    for (const name of new Set(placed.concept.neighbors))
      if (!shown.has(name)) holders.set(name, [...(holders.get(name) ?? []), placed])
  return [...holders]
    .map(([name, by]) => ({ name, by }))
    .filter(({ by }) => by.length > 1)
    .toSorted((a, b) => b.by.length - a.by.length || (a.name < b.name ? -1 : 1))
    .slice(0, MAX_SHARED)
}

function createLinks(
  concepts: readonly PlacedConcept[],
  shared: readonly PlacedShared[],
  height: number,
): PlacedLink[] {
  const between = concepts.flatMap((a, index) =>
    concepts
      .slice(index + 1)
      .filter((b) => isConnected(a.concept, b.concept))
      .map((b) => ({ from: a.concept.name, to: b.concept.name, path: arc(a, b, height) })),
  )
  const toShared = concepts.flatMap((a) =>
    shared
      .filter(({ name }) => a.concept.neighbors.includes(name))
      .map((b) => ({ from: a.concept.name, to: b.name, path: `M${at(a)}L${at(b)}` })),
  )
  return [...toShared, ...between]
}

/** Bent toward the middle, so that links between neighbors on the ellipse do not overlap it. */
function arc(a: Point, b: Point, height: number): string {
  const bend = {
    x: mean([a.x, b.x]) * 0.65 + (WIDTH / 2) * 0.35,
    y: mean([a.y, b.y]) * 0.65 + (height / 2) * 0.35,
  }
  return `M${at(a)}Q${at(bend)} ${at(b)}`
}

const at = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function move(point: Point, by: Point): void {
  point.x += by.x
  point.y += by.y
}

/** Moves by half of the missing distance; the other point's turn adds the other half. */
function keepApart(point: Point, other: Point, minDistance: number): void {
  const away = { x: point.x - other.x, y: point.y - other.y }
  const distance = Math.hypot(away.x, away.y)
  if (distance >= minDistance || distance === 0) return
  const share = (minDistance - distance) / distance / 2
  move(point, { x: away.x * share, y: away.y * share })
}

function keepInside(point: Point, center: Point, reach: Point): void {
  const distance = Math.hypot((point.x - center.x) / reach.x, (point.y - center.y) / reach.y)
  if (distance <= 1) return
  point.x = center.x + (point.x - center.x) / distance
  point.y = center.y + (point.y - center.y) / distance
}
