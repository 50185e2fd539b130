import { STEPS, type Step } from '../../theme/scale.ts'

/** The ramp step for an index: the first index gives step 1, the last step 6. */
export function rampStepAt(index: number, of: number): Step {
  const share = of > 1 ? index / (of - 1) : 1
  return STEPS[Math.round(share * (STEPS.length - 1))] ?? 6
}
