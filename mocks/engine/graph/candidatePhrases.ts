import { STOP_WORDS } from '../text/stopWords.ts'
import { stem, type Word } from '../text/terms.ts'
import type { TokenizedSentence } from './tokenizedSentence.ts'

/** Adjacent content words. Key terms are part of them. */
export interface CandidatePhrase {
  readonly run: readonly Word[]
  /** The folded word directly before, or ''. */
  readonly follows: string
}

/** Verbs that relate two terms and are not part of them. */
const RELATION_VERB_STEMS = new Set(
  (
    'accelerate allow apply become call cause consist contain contradict decrease define depend describe determine ' +
    'enhance estimate find force give impair improve include increase inhibit keep lead lower make need occur ' +
    'prevent produce promote provide reduce refute replace require rely reside show specify strengthen support take ' +
    'trigger use weaken'
  )
    .split(' ')
    .map(stem),
)
const DETERMINERS = new Set('a an the this that these those its their his her what'.split(' '))

/** The candidate phrases of a sentence. Stop words, verbs, punctuation and numbers end them. */
export function findCandidatePhrases({ text, words: all }: TokenizedSentence): CandidatePhrase[] {
  const runs: CandidatePhrase[] = []
  let run: Word[] = []
  let previous: Word | null = null
  let follows = ''
  for (const [i, word] of all.entries()) {
    const isContent =
      !STOP_WORDS.has(word.folded) && /^\p{L}{3,}$/u.test(word.folded) && !isVerb(word, all[i + 1])
    const isApart = previous !== null && !/^[ -]$/.test(text.slice(previous.end, word.start))
    if (run.length > 0 && (!isContent || isApart)) {
      runs.push({ run, follows })
      run = []
    }
    if (isContent) {
      if (run.length === 0) follows = isApart ? '' : (previous?.folded ?? '')
      run.push(word)
    }
    previous = word
  }
  if (run.length > 0) runs.push({ run, follows })
  return runs
}

/** A relation verb, or a word that ends like a verb before a determiner: 'replays' in 'replays the day'. */
function isVerb(word: Word, next: Word | undefined): boolean {
  if (RELATION_VERB_STEMS.has(stem(word.folded))) return true
  return /(?:s|ed)$/.test(word.folded) && next !== undefined && DETERMINERS.has(next.folded)
}
