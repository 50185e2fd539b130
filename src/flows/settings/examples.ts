import { wordOf } from '../../domain/confidence.ts'
import { confidenceOf, decayedWeight } from '../../domain/evidence.ts'
import type { BeliefLevel, MemoryDecay, Settings } from '../../domain/settings.ts'

// Examples beside the settings, computed as answers are. Every passage fits the question fully, and one passage alone
// gives a confidence of 50 % at the sensitivity 'moderate'.

const FITTED = 0

/** The confidence in one of two claims that contradict each other, each with one passage. */
export function contestedConfidence(
  settings: Pick<Settings, 'beliefSensitivity' | 'contradictionTolerance'>,
): number {
  return confidenceOf(FITTED, [], [1], settings)
}

interface ToleranceStop {
  readonly name: string
  /** How a contradicting passage counts at about this tolerance. */
  readonly effect: string
}

/** What a contradiction tolerance means, in words. */
export function toleranceStop(tolerance: number): ToleranceStop {
  if (tolerance < 0.35)
    return { name: 'Strict', effect: 'One passage that disagrees outweighs one that agrees.' }
  return tolerance < 0.65
    ? { name: 'Balanced', effect: 'A passage that disagrees counts about as much as one that agrees.' }
    : { name: 'Tolerant', effect: 'A passage that disagrees is shown, but counts less than one that agrees.' }
}

/** For example 'a claim that is tentative with one passage is strong with three.' */
export function describeSupport(beliefSensitivity: BeliefLevel): string {
  const options = { beliefSensitivity, contradictionTolerance: 1 }
  const [one, three] = [[], [1, 1]].map((support) =>
    wordOf(confidenceOf(FITTED, support, [], options)).toLowerCase(),
  )
  return `a claim that is ${one} with one passage is ${three} with three.`
}

const NEWER_DOCUMENTS = 50
const SHARES = ['half as much', 'three quarters as much', 'almost as much'] as const

/** For example 'after 50 newer documents, an old one counts three quarters as much.' */
export function describeDecay(memoryDecay: MemoryDecay): string {
  const quarters = Math.round(decayedWeight(NEWER_DOCUMENTS, memoryDecay) * 4)
  return `after ${NEWER_DOCUMENTS} newer documents, an old one counts ${SHARES[quarters - 2]}.`
}
