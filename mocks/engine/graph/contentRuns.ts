import { STOP_WORDS } from '../text/stopWords.ts'
import { stem, type Word } from '../text/terms.ts'
import type { TokenizedSentence } from './tokenizedSentence.ts'

/** Content words side by side: what a term can be cut from. */
export interface ContentRun {
  readonly run: readonly Word[]
  /** The folded word right before, or ''. */
  readonly follows: string
}

/** Verbs that relate two terms; they belong to neither. */
const RELATING_STEMS = new Set(
  (
    'accelerate allow apply become call cause consist contain contradict decrease define depend describe determine ' +
    'enhance estimate find force give impair improve include increase inhibit keep lead lower make need occur ' +
    'prevent produce promote provide reduce refute replace require rely reside show specify strengthen support take ' +
    'trigger use weaken'
  )
    .split(' ')
    .map(stem),
)
/** What an object starts with. */
const OBJECT_STARTS = new Set('a an the this that these those its their his her what'.split(' '))

/** The runs of a sentence: stop words, verbs, punctuation and numbers end them. */
export function contentRuns({ text, words: all }: TokenizedSentence): ContentRun[] {
  const runs: ContentRun[] = []
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

/** A relating verb; or 'replays' in 'replays the day': what ends like a verb before an article is one. */
function isVerb(word: Word, next: Word | undefined): boolean {
  if (RELATING_STEMS.has(stem(word.folded))) return true
  return /(?:s|ed)$/.test(word.folded) && next !== undefined && OBJECT_STARTS.has(next.folded)
}
