import { createRandom } from '../../lib/random.ts'

/** The height, up to 1, at a point given in shares of the picture. */
export type Landscape = (x: number, y: number) => number

interface Hill {
  readonly x: number
  readonly y: number
  readonly height: number
  /** Radius, in shares of the picture's height. */
  readonly spread: number
}

/** Hills: the highest at the upper right, where the ramp ends; the middle is low because the content is there. */
const hills: readonly Hill[] = [
  { x: 0.82, y: 0.2, height: 0.95, spread: 0.24 },
  { x: 0.52, y: -0.04, height: 0.34, spread: 0.16 },
  { x: 1.02, y: 0.78, height: 0.46, spread: 0.2 },
  { x: 0.1, y: 0.98, height: 0.6, spread: 0.26 },
  { x: -0.02, y: 0.2, height: 0.4, spread: 0.22 },
]
/** Maximum random changes: position, and height and spread. */
const MAX_HILL_SHIFT = 0.04
const MAX_HILL_CHANGE = 0.12
/** Height of waves, so that no hill is a perfect circle. */
const WAVE_HEIGHT = 0.035

/** A landscape of a few hills, deterministic for a seed. The top of the first hill has height 1. */
export function landscapeOf(seed: number, aspect: number): Landscape {
  const next = createRandom(seed)
  const about = (middle: number, by: number) => middle + (next() * 2 - 1) * by
  const scaledHills = hills.map(({ x, y, height, spread }) => ({
    x: about(x, MAX_HILL_SHIFT),
    y: about(y, MAX_HILL_SHIFT),
    height: height * about(1, MAX_HILL_CHANGE / 2),
    spread: spread * about(1, MAX_HILL_CHANGE),
  }))
  const waves = Array.from({ length: 4 }, () => ({
    x: about(0, 7),
    y: about(0, 7),
    phase: next() * 2 * Math.PI,
  }))
  const measured: Landscape = (x, y) => {
    let height = 0
    for (const hill of scaledHills) {
      const [dx, dy] = [((x - hill.x) * aspect) / hill.spread, (y - hill.y) / hill.spread]
      height += hill.height * Math.exp(-(dx * dx + dy * dy) / 2)
    }
    for (const wave of waves)
      height += WAVE_HEIGHT * Math.sin(wave.x * x * aspect + wave.y * y + wave.phase) * (0.4 + height)
    return height
  }
  const top = scaledHills[0]
  const highest = top ? measured(top.x, top.y) : 1
  return (x, y) => measured(x, y) / highest
}
