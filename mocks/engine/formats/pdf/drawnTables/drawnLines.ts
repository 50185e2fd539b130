import type { PDFPageProxy } from 'unpdf/pdfjs'

/** A straight line on a page, in points: horizontal from `from` to `to` at the height `at`, or vertical at the distance `at`. */
export interface DrawnLine {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** A filled rectangle. */
export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

export interface Fill extends Box {
  readonly color: string
}

/** The lines of a page, also the edges of filled rectangles, each as long as its parts in line. */
export interface Drawing {
  /** From top to bottom. */
  readonly horizontal: readonly DrawnLine[]
  /** From left to right. */
  readonly vertical: readonly DrawnLine[]
  readonly fills: readonly Fill[]
}

export const NO_DRAWING: Drawing = { horizontal: [], vertical: [], fills: [] }

export type OperatorList = Awaited<ReturnType<PDFPageProxy['getOperatorList']>>
/** The numbers of the operators by name. */
export type Operators = typeof import('unpdf/pdfjs')['OPS']

/** A thicker rectangle is an area. */
const MAX_THICKNESS = 3
const MIN_LENGTH = 4
/** Parts of one line, and lines of one edge, are at most this far from each other. */
const JOIN = 1.5
/** A page with more lines has a figure or a map. */
const MAX_LINES = 2000
/** The steps of a path as pdf.js numbers them, and the numbers that follow each. */
const MOVE = 0
const LINE = 1
const CLOSE = 4
const STEPS = [2, 2, 6, 4, 0]

export type Matrix = readonly [number, number, number, number, number, number]

const EVERYWHERE: Box = {
  left: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
}

interface State {
  readonly matrix: Matrix
  readonly clip: Box
  readonly color: string
}

/** The straight lines and filled rectangles that the operators of a page draw. */
export function toDrawing(list: OperatorList, operators: Operators): Drawing {
  const reader = new DrawingReader(operators)
  list.fnArray.forEach((operator, i) => {
    reader.read(operator, list.argsArray[i])
  })
  return reader.drawing()
}

class DrawingReader {
  readonly #operators: Operators
  readonly #horizontal: DrawnLine[] = []
  readonly #vertical: DrawnLine[] = []
  readonly #fills: Fill[] = []
  readonly #states: State[] = []
  #state: State = { matrix: [1, 0, 0, 1, 0, 0], clip: EVERYWHERE, color: '#000000' }
  /** Whether the next path restricts where the following ones are seen. */
  #isClip = false

  constructor(operators: Operators) {
    this.#operators = operators
  }

  read(operator: number, args: unknown): void {
    const ops = this.#operators
    if (operator === ops.save) this.#states.push(this.#state)
    else if (operator === ops.restore || operator === ops.paintFormXObjectEnd)
      this.#state = this.#states.pop() ?? this.#state
    else if (operator === ops.transform) this.#transform(args)
    else if (operator === ops.paintFormXObjectBegin) {
      this.#states.push(this.#state)
      if (Array.isArray(args)) this.#transform(args[0])
    } else if (operator === ops.setFillRGBColor && Array.isArray(args))
      this.#state = { ...this.#state, color: args.join() }
    else if (operator === ops.clip || operator === ops.eoClip) this.#isClip = true
    else if (operator === ops.constructPath && Array.isArray(args)) this.#draw(args)
  }

  drawing(): Drawing {
    const [horizontal, vertical] = [joined(this.#horizontal), joined(this.#vertical)]
    if (Math.max(horizontal.length, vertical.length, this.#fills.length) > MAX_LINES) return NO_DRAWING
    return { horizontal: horizontal.reverse(), vertical, fills: this.#fills }
  }

  #transform(args: unknown): void {
    if (!isMatrix(args)) return
    this.#state = { ...this.#state, matrix: product(this.#state.matrix, args) }
  }

  #draw([paint, paths]: unknown[]): void {
    const ops = this.#operators
    const path: unknown = Array.isArray(paths) ? paths[0] : null
    if (!(path instanceof Float32Array)) return
    const parts = partsOf(path, this.#state.matrix)
    const isFilled =
      paint === ops.fill || paint === ops.eoFill || paint === ops.fillStroke || paint === ops.eoFillStroke
    const isStroked =
      paint === ops.stroke ||
      paint === ops.closeStroke ||
      paint === ops.fillStroke ||
      paint === ops.eoFillStroke
    for (const points of parts) {
      if (isFilled) this.#fill(boxOf(points))
      if (isStroked) this.#stroke(points)
    }
    if (this.#isClip) {
      this.#isClip = false
      this.#state = { ...this.#state, clip: common(this.#state.clip, boxOf(parts.flat())) }
    }
  }

  #fill(whole: Box): void {
    const box = common(whole, this.#state.clip)
    const [width, height] = [box.right - box.left, box.top - box.bottom]
    if (width < 0 || height < 0) return
    if (height <= MAX_THICKNESS) this.#addHorizontal((box.top + box.bottom) / 2, box.left, box.right)
    else if (width <= MAX_THICKNESS) this.#addVertical((box.left + box.right) / 2, box.bottom, box.top)
    else if (this.#state.color !== '#ffffff') {
      this.#fills.push({ ...box, color: this.#state.color })
      for (const y of [box.bottom, box.top]) this.#addHorizontal(y, box.left, box.right)
      for (const x of [box.left, box.right]) this.#addVertical(x, box.bottom, box.top)
    }
  }

  #stroke(points: readonly Point[]): void {
    const { clip } = this.#state
    points.slice(1).forEach(({ x, y }, i) => {
      const from = points[i]
      if (from === undefined) return
      const [left, right] = [
        Math.max(clip.left, Math.min(from.x, x)),
        Math.min(clip.right, Math.max(from.x, x)),
      ]
      const [bottom, top] = [
        Math.max(clip.bottom, Math.min(from.y, y)),
        Math.min(clip.top, Math.max(from.y, y)),
      ]
      if (Math.abs(from.y - y) < 0.5) this.#addHorizontal(y, left, right)
      else if (Math.abs(from.x - x) < 0.5) this.#addVertical(x, bottom, top)
    })
  }

  #addHorizontal(at: number, from: number, to: number): void {
    if (to - from >= MIN_LENGTH) this.#horizontal.push({ at, from, to })
  }

  #addVertical(at: number, from: number, to: number): void {
    if (to - from >= MIN_LENGTH) this.#vertical.push({ at, from, to })
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

/** The corners of each part of a path, closed where it is closed. A part with a curve has none. */
function partsOf(path: Float32Array, matrix: Matrix): Point[][] {
  const parts: Point[][] = []
  const curved = new Set<Point[]>()
  let open: Point[] = []
  let i = 0
  while (i < path.length) {
    const step = path[i] ?? 0
    const [x, y] = [path[i + 1] ?? 0, path[i + 2] ?? 0]
    if (step === MOVE) {
      open = []
      parts.push(open)
    }
    if (step === MOVE || step === LINE) open.push(pointOf(x, y, matrix))
    else if (step === CLOSE) open.push(...open.slice(0, 1))
    else curved.add(open)
    i += 1 + (STEPS[step] ?? 0)
  }
  return parts.filter((part) => !curved.has(part))
}

function pointOf(x: number, y: number, [a, b, c, d, e, f]: Matrix): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

function boxOf(points: readonly Point[]): Box {
  return points.reduce(
    ({ left, bottom, right, top }, { x, y }) => ({
      left: Math.min(left, x),
      bottom: Math.min(bottom, y),
      right: Math.max(right, x),
      top: Math.max(top, y),
    }),
    {
      left: Number.POSITIVE_INFINITY,
      bottom: Number.POSITIVE_INFINITY,
      right: Number.NEGATIVE_INFINITY,
      top: Number.NEGATIVE_INFINITY,
    },
  )
}

function common(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    bottom: Math.max(a.bottom, b.bottom),
    right: Math.min(a.right, b.right),
    top: Math.min(a.top, b.top),
  }
}

export function isMatrix(args: unknown): args is Matrix {
  return (
    (Array.isArray(args) || args instanceof Float32Array) &&
    args.length === 6 &&
    [...args].every((value) => typeof value === 'number')
  )
}

/** The matrix that applies the second one first. */
export function product([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

/** The lines with the parts of one line joined, sorted by `at`. */
export function joined(lines: readonly DrawnLine[]): DrawnLine[] {
  const levels: DrawnLine[][] = []
  for (const line of [...lines].sort((a, b) => a.at - b.at)) {
    const [first] = levels.at(-1) ?? []
    if (first !== undefined && line.at - first.at <= JOIN) levels.at(-1)?.push(line)
    else levels.push([line])
  }
  return levels.flatMap((level) => {
    const whole: { at: number; from: number; to: number }[] = []
    for (const { at, from, to } of level.sort((a, b) => a.from - b.from)) {
      const last = whole.at(-1)
      if (last !== undefined && from <= last.to + JOIN) last.to = Math.max(last.to, to)
      else whole.push({ at, from, to })
    }
    return whole
  })
}
