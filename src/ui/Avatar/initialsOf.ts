const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter or digit of a word, as a grapheme with its accents and vowel signs. */
function initialOf(word: string): string {
  for (const { segment } of characters.segment(word)) if (/^[\p{L}\p{N}]/u.test(segment)) return segment
  return ''
}

/**
 * The initials of the first and the last word: 'Wilhelmina van den Broeck' gives 'WB'. For an email address,
 * only the part before the @ is used. Empty if there are no letters or digits.
 */
export function initialsOf(name: string): string {
  const initials = name
    .replace(/(\S)@.*/, '$1')
    .split(/[\s._-]+/)
    .map(initialOf)
    .filter(Boolean)
  const [first = '', last = ''] = [initials.at(0), initials.length > 1 ? initials.at(-1) : undefined]
  // A zero-width non-joiner prevents cursive scripts from joining the two letters.
  return [first, last].filter(Boolean).join('\u200c').toUpperCase()
}
