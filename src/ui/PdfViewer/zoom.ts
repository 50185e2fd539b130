/** `text`: the text fills the width. `page`: the whole page does. `larger`: the larger of both. A number: pixels per page unit. */
export type Zoom = 'text' | 'page' | 'larger' | number

/** CSS pixels per page unit at 100 %. A page unit is 1/72 inch, a CSS pixel 1/96 inch. */
export const FULL_SCALE = 96 / 72

const FACTORS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4]
const SCALES = FACTORS.map((factor) => factor * FULL_SCALE)

/** Prevents that a scale is its own neighbor because of rounding. */
const TOLERANCE = 1.01

/** The next larger scale; undefined at the largest. */
export const largerScale = (scale: number) => SCALES.find((step) => step > scale * TOLERANCE)

/** The next smaller scale; undefined at the smallest. */
export const smallerScale = (scale: number) => SCALES.findLast((step) => step < scale / TOLERANCE)
