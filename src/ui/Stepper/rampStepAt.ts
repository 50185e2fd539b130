import { STEPS, type Step } from '../../theme/scale.ts'

/** The scale's step for a place on a way: the first place is its beginning, the last its end. */
export function rampStepAt(place: number, of: number): Step {
  const share = of > 1 ? place / (of - 1) : 1
  return STEPS[Math.round(share * (STEPS.length - 1))] ?? 6
}
