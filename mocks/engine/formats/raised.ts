const EXPONENT = /^[-−–+]?\d{1,4}(?:[.,]\d{1,4})?$|^[a-z]$/
const NOTE_MARK = /^(?:\d{1,3}|[*†‡§¶]+|\(\d{1,3}\)|\[\d{1,3}\]|[a-z]\))$/
/** Marks of several notes, and the mark of an author's institute: '1,2', 'a,*'. */
const NOTE_MARKS = /^(?:\d{1,2}|[a-z]|[*†‡§¶])(?:,\s?(?:\d{1,2}|[a-z]|[*†‡§¶]))+$/
/** The end of a word or of a sentence, but not of a unit or of a short name, which have exponents. */
const END_OF_WORD = /(?:\p{L}{3}|\p{L}{2}[.,;:!?)"”’]|\p{N}[.,;:!?]["”’]?)$/u
/** A capitalized word, but not a Roman number, whose ordinal in French has a raised letter. */
const END_OF_NAME = /\p{Lu}\p{L}*\p{Ll}\p{L}$/u

/**
 * The text with raised type after it: '10' and '5' become '10^5'. The mark of a note, after a word, is left out. Anything else,
 * such as the letters of an ordinal number, follows without a space.
 */
export function withRaised(text: string, raised: string): string {
  const added = raised.trim()
  if (NOTE_MARKS.test(added) && END_OF_WORD.test(text.trimEnd())) return text
  if (/^[a-z]$/.test(added) && END_OF_NAME.test(text)) return text
  if (NOTE_MARK.test(added) && (END_OF_WORD.test(text.trimEnd()) || /^\D/.test(added))) return text
  return EXPONENT.test(added) && /[\p{L}\p{N})\]]$/u.test(text) ? `${text}^${added}` : text + added
}
