import { type Span, sentences, trimmed } from './text/sentences.ts'
import { countWords, words } from './text/terms.ts'

/** Words of a passage: enough for a thought and its ground, little enough to be one thought. */
const TARGET_WORDS = 120
/** Words a passage repeats of the one before, so that no pair of neighbouring sentences is torn apart. */
const OVERLAP_WORDS = 20
/** A rest shorter than this goes to the passage before. */
const MIN_WORDS = 30

interface Piece extends Span {
  readonly words: number
}

/** The passages of a page's text, in order: whole sentences, except where one is longer than a passage. */
export function passagesOf(text: string): Span[] {
  const pieces = sentences(text).flatMap((sentence) => cut(text, sentence))
  const passages: Span[] = []
  let from = 0
  while (from < pieces.length) {
    const to = endOfPassage(pieces, from)
    const first = pieces[from]
    const last = pieces[to - 1]
    if (first === undefined || last === undefined) break
    passages.push({ start: first.start, end: last.end })
    from = to === pieces.length ? to : startOfNext(pieces, from, to)
  }
  return passages
}

/** Takes sentences up to the target, and a short rest of the page as well. */
function endOfPassage(pieces: readonly Piece[], from: number): number {
  let count = 0
  let to = from
  while (to < pieces.length && (to === from || count + (pieces[to]?.words ?? 0) <= TARGET_WORDS)) {
    count += pieces[to]?.words ?? 0
    to += 1
  }
  let rest = 0
  let next = to
  while (next < pieces.length && rest < MIN_WORDS) {
    rest += pieces[next]?.words ?? 0
    next += 1
  }
  return rest < MIN_WORDS ? pieces.length : to
}

/** Goes back over whole sentences until the overlap is reached, never over half a passage. */
function startOfNext(pieces: readonly Piece[], from: number, to: number): number {
  let start = to
  let overlap = 0
  while (start - 1 > from && overlap < OVERLAP_WORDS) {
    overlap += pieces[start - 1]?.words ?? 0
    if (overlap > TARGET_WORDS / 2) break
    start -= 1
  }
  return start
}

/** A sentence in pieces of at most a passage: some texts go on for pages without a full stop. */
function cut(text: string, sentence: Span): Piece[] {
  const count = countWords(text.slice(sentence.start, sentence.end))
  if (count <= TARGET_WORDS) return [{ ...sentence, words: count }]
  const starts = words(text.slice(sentence.start, sentence.end)).map((word) => sentence.start + word.start)
  const pieces: Piece[] = []
  for (let i = 0; i < starts.length; i += TARGET_WORDS) {
    const start = i === 0 ? sentence.start : (starts[i] ?? sentence.end)
    const end = starts[i + TARGET_WORDS] ?? sentence.end
    pieces.push({ ...trimmed(text, start, end), words: Math.min(TARGET_WORDS, starts.length - i) })
  }
  return pieces
}
