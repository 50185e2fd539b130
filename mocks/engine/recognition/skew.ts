import type { GreyImage } from './greyImage.ts'

/** How a page lies in its picture. */
export interface Skew {
  /** Degrees by which its lines are turned clockwise, between -MAX_SKEW and MAX_SKEW or that much around 90. */
  readonly angle: number
  /** The share of its pixels that are the edges of something dark. */
  readonly ink: number
}

const MAX_SKEW = 4
const COARSE_STEP = 0.25
const FINE_STEP = 0.05
/** Much darker than the paper, in levels of grey. */
const CONTRAST = 60
/** Lines of text are found in a sample of this many points. */
const MAX_POINTS = 40_000
/** Text that runs up or down gives profiles that are that much sharper than the others. */
const VERTICAL_ADVANTAGE = 1.3

/** Finds the direction of the lines of text: the one in which the rows of pixels differ most. */
export function findSkew(image: GreyImage): Skew {
  const edges = edgePoints(image)
  const ink = edges.length / 2 / image.pixels.length
  const points = sample(edges)
  const horizontal = sharpest(points, 0, image)
  const vertical = sharpest(points, 90, image)
  const isVertical = vertical.sharpness > horizontal.sharpness * VERTICAL_ADVANTAGE
  return { angle: (isVertical ? vertical : horizontal).angle, ink }
}

/** The x and y of dark pixels below light ones, so that dark areas count only at their edge. */
function edgePoints({ width, height, pixels }: GreyImage): Uint16Array {
  const points: number[] = []
  for (let y = 2; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const above = pixels[at - 2 * width] ?? 0
      const here = pixels[at] ?? 0
      if (above - here > CONTRAST && (pixels[at - width] ?? 0) - here > CONTRAST / 2) points.push(x, y)
    }
  return Uint16Array.from(points)
}

function sample(points: Uint16Array): Uint16Array {
  const count = points.length / 2
  if (count <= MAX_POINTS) return points
  const step = count / MAX_POINTS
  const kept = new Uint16Array(MAX_POINTS * 2)
  for (let i = 0; i < MAX_POINTS; i += 1) {
    const at = Math.floor(i * step) * 2
    kept[i * 2] = points[at] ?? 0
    kept[i * 2 + 1] = points[at + 1] ?? 0
  }
  return kept
}

function sharpest(points: Uint16Array, base: number, image: GreyImage): { angle: number; sharpness: number } {
  const search = (center: number, range: number, step: number) => {
    let best = { angle: center, sharpness: -1 }
    for (let offset = -range; offset <= range + step / 2; offset += step) {
      const angle = center + offset
      const sharpness = sharpnessAt(points, angle, image)
      if (sharpness > best.sharpness) best = { angle, sharpness }
    }
    return best
  }
  return search(search(base, MAX_SKEW, COARSE_STEP).angle, COARSE_STEP, FINE_STEP)
}

/** How much neighboring rows of points differ if the rows are turned clockwise by `angle` degrees. */
function sharpnessAt(points: Uint16Array, angle: number, { width, height }: GreyImage): number {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const rows = new Int32Array(2 * (width + height))
  for (let i = 0; i < points.length; i += 2) {
    const row = Math.round((points[i + 1] ?? 0) * cos - (points[i] ?? 0) * sin) + width
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let i = 1; i < rows.length; i += 1) sum += ((rows[i] ?? 0) - (rows[i - 1] ?? 0)) ** 2
  return sum
}
