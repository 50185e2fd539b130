/** A number with its separators, or a sequence of letters. */
const WORD = /\p{N}+(?:[.,]\p{N}+)*|\p{L}+/gu
/** Scripts whose words are not separated by spaces, or begin with short words that are written together with them. */
const JOINED_SCRIPT =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Arabic}\p{Script=Hebrew}]/u
/** Share of an answer's letters above which a part of it counts as the answer. */
const MIN_PART = 0.5

/** The letters and digits of a text, with the offsets at which its words start and end. */
interface Letters {
  readonly text: string
  readonly starts: ReadonlySet<number>
  readonly ends: ReadonlySet<number>
}

/**
 * Whether a text contains an answer, or consists of more than half of one. Letters and digits are compared, without case
 * and accents. A match starts where a word starts, and does not divide a number.
 */
export function containsAnswer(text: string, answers: readonly string[]): boolean {
  const letters = lettersOf(text)
  return answers.some((answer) => {
    const wanted = lettersOf(answer)
    if (wanted.text === '') return false
    return includes(letters, wanted.text) || isPartOf(letters.text, wanted)
  })
}

function isPartOf(text: string, answer: Letters): boolean {
  return text.length > answer.text.length * MIN_PART && includes(answer, text)
}

function includes({ text, starts, ends }: Letters, wanted: string): boolean {
  const startsAnywhere = JOINED_SCRIPT.test(wanted)
  const endsAtWord = /\p{N}$/u.test(wanted)
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if ((startsAnywhere || starts.has(at)) && (!endsAtWord || ends.has(at + wanted.length))) return true
  }
  return false
}

function lettersOf(text: string): Letters {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const starts = new Set<number>()
  const ends = new Set<number>()
  let letters = ''
  for (const [word] of folded.matchAll(WORD)) {
    starts.add(letters.length)
    letters += word.replace(/[.,]/g, '')
    ends.add(letters.length)
  }
  return { text: letters, starts, ends }
}
