/**
 * A step of the six-color ramp, 1 (least) to 6 (most). Confidence, salience and every progress status use these
 * steps. The words and thresholds of confidence are in src/domain/confidence.ts.
 */
export type Step = 1 | 2 | 3 | 4 | 5 | 6

/** The steps in rising order. */
export const STEPS = [1, 2, 3, 4, 5, 6] as const satisfies readonly Step[]
