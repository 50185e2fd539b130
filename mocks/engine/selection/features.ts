import type { DocumentStore } from '../documentStore.ts'
import { askedFeatures, askedProperties } from './askedFeatures.ts'
import type { GroupedFeatures } from './featureGroups.ts'
import { kindFeatures } from './kindFeatures.ts'
import type { Match } from './matches.ts'
import { placeFeatures } from './placeFeatures.ts'
import { proximityFeatures } from './proximityFeatures.ts'
import type { Question } from './question.ts'
import { shapeFeatures } from './shapeFeatures.ts'
import { wordFeatures } from './wordFeatures.ts'

export function featuresOf(
  matches: readonly Match[],
  question: Question,
  store: DocumentStore,
): GroupedFeatures[] {
  const words = wordFeatures(matches, question, store)
  const place = placeFeatures(matches, question, store)
  const asked = askedProperties(question, store.index)
  return matches.map((match, i) => ({
    words: words[i] ?? {},
    proximity: proximityFeatures(match, question),
    kind: { ...kindFeatures(match, question), ...askedFeatures(match, question, asked) },
    place: place[i] ?? {},
    shape: shapeFeatures(match, question),
  }))
}
