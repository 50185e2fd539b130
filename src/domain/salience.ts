import { levelOf, type ScaleLevels } from '../lib/scale.ts'
import { CONFIDENCE_LEVELS } from './confidence.ts'

const [first, second, third, fourth, fifth, sixth] = CONFIDENCE_LEVELS

/** The words of salience. Steps, colors and thresholds are those of confidence. */
export const SALIENCE_LEVELS = [
  { ...first, word: 'Marginal' },
  { ...second, word: 'Minor' },
  { ...third, word: 'Moderate' },
  { ...fourth, word: 'Notable' },
  { ...fifth, word: 'Important' },
  { ...sixth, word: 'Central' },
] as const satisfies ScaleLevels

/** The word of a salience (0 to 1), such as 'Notable'. */
export function salienceWordOf(salience: number): string {
  return levelOf(SALIENCE_LEVELS, salience).word
}
