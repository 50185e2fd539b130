import type { StatedSide } from '../disagreements/disagreement.ts'
import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import type { Sentence } from '../text/sentence.ts'

/** A sentence and its passage. */
export interface Line {
  readonly passage: StoredPassage
  readonly sentence: Sentence
}

/** The sentence of a side; undefined if it is not in the store. */
export function lineOf(
  { documentId, start, end, excerpt }: StatedSide,
  store: DocumentStore,
): Line | undefined {
  for (const passage of store.documents.get(documentId)?.passages ?? []) {
    if (start < passage.start || end > passage.end) continue
    const sentence = store
      .featuresOf(passage)
      .sentences.find((one) => one.start === start && one.text === excerpt)
    if (sentence !== undefined) return { passage, sentence }
  }
  return undefined
}
