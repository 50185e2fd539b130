import { confidenceOf, decayedWeight } from '../../domain/evidence.ts'
import type { BeliefLevel, MemoryDecay, Settings } from '../../domain/settings.ts'
import { percentOf } from '../../lib/scale.ts'

// Examples beside the settings, computed as answers are. Every passage fits the question fully, and one passage alone
// gives a confidence of 50 % at the sensitivity 'moderate'.

const FITTED = 0

/** The confidence in a claim that three passages support and one contradicts. */
export function contestedConfidence(
  settings: Pick<Settings, 'beliefSensitivity' | 'contradictionTolerance'>,
): number {
  return confidenceOf(FITTED, [1, 1], [1], settings)
}

/** For example 'one supporting passage gives a confidence of 50.0 %, three give 89.1 %.' */
export function describeSupport(beliefSensitivity: BeliefLevel): string {
  const options = { beliefSensitivity, contradictionTolerance: 1 }
  const one = percentOf(confidenceOf(FITTED, [], [], options))
  const three = percentOf(confidenceOf(FITTED, [1, 1], [], options))
  return `one supporting passage gives a confidence of ${one}, three give ${three}.`
}

const NEWER_DOCUMENTS = 50

/** For example 'once 50 newer documents are indexed, a document counts 75 % as much as a new one.' */
export function describeDecay(memoryDecay: MemoryDecay): string {
  const percent = Math.round(decayedWeight(NEWER_DOCUMENTS, memoryDecay) * 100)
  return `once ${NEWER_DOCUMENTS} newer documents are indexed, a document counts ${percent}\u00a0% as much as a new one.`
}
