const SENTENCES_ON_PAGE = 10
const WORDS_IN_SENTENCE = 10
const VOCABULARY = 8000

/** About 120 words, different on each page. Few words are frequent and many are rare, as in natural text. */
export function pageText(page: number): string {
  let state = page + 1
  const random = (): number => {
    state = (state * 48271) % 2147483647
    return state / 2147483647
  }
  const word = (): string =>
    `${Math.floor(VOCABULARY * random() ** 3).toString(26)}`.replace(/\d/g, (digit) =>
      'qrstuvwxyz'.charAt(Number(digit)),
    )
  const sentence = (number: number): string =>
    `The ${Array.from({ length: WORDS_IN_SENTENCE }, word).join(' ')} takes ${page + number} minutes.`
  return Array.from({ length: SENTENCES_ON_PAGE }, (_, number) => sentence(number)).join(' ')
}
