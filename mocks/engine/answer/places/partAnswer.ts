import type { StoredPassage } from '../../documentStore.ts'
import type { QuestionContext } from '../questionContext.ts'
import { chooseSentences } from '../summary/chooseSentences.ts'
import { type PoolSentence, poolOf } from '../summary/pool.ts'
import { sentencesAnswer } from '../summary/summaryAnswer.ts'
import type { TextAnswer } from '../textAnswer.ts'

/** A part with at most so many sentences is quoted as a whole. */
const MAX_WHOLE = 6
/** Sentences of a part that has none that can summarize it. */
const MAX_FIRST = 5
/** That the sentences are what the part says. Not fitted, as for summaries. */
const PROBABILITY = 0.9

/** What a part of a document says: all of its sentences, or a summary of a longer part. The store contains the part only. */
export function partAnswer(asked: QuestionContext): TextAnswer | null {
  const { store } = asked
  const documentId = [...store.documents.keys()].at(-1)
  if (documentId === undefined) return null
  const all = allSentences(asked, documentId)
  const { extracted } = store.documents.get(documentId) ?? {}
  const chosen =
    all.length <= MAX_WHOLE ? [] : chooseSentences(poolOf(store, documentId), extracted?.title ?? '')
  const quoted = chosen.length >= 2 ? chosen : all.slice(0, all.length <= MAX_WHOLE ? MAX_WHOLE : MAX_FIRST)
  return sentencesAnswer(
    quoted.map((one) => ({ ...one, score: 1 })),
    PROBABILITY,
    null,
    asked,
  )
}

function allSentences({ store }: QuestionContext, documentId: string): PoolSentence[] {
  const seen = new Map<StoredPassage['page'], Set<number>>()
  const sentences: PoolSentence[] = []
  for (const passage of store.documents.get(documentId)?.passages ?? []) {
    const starts = seen.get(passage.page) ?? new Set<number>()
    seen.set(passage.page, starts)
    for (const sentence of store.featuresOf(passage).sentences) {
      if (starts.has(sentence.start)) continue
      starts.add(sentence.start)
      sentences.push({ passage, sentence, position: sentences.length, positionInSection: 0 })
    }
  }
  return sentences
}
