import { type Step, scale } from '../../theme/scale.ts'

/** The scale's step for a place on a way: the first place is its beginning, the last its end. */
export function stepAlong(place: number, of: number): Step {
  const share = of > 1 ? place / (of - 1) : 1
  return scale[Math.round(share * (scale.length - 1))]?.step ?? 6
}
