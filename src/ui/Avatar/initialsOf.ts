const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first letter or digit of a word as it is written, accents and vowel signs with it. */
function initialOf(word: string): string {
  for (const { segment } of characters.segment(word)) if (/^[\p{L}\p{N}]/u.test(segment)) return segment
  return ''
}

/**
 * First letters of the first and the last word: 'Wilhelmina van den Broeck' gives 'WB'. Of an e-mail address what
 * stands before the @ counts. Empty where there is neither letter nor digit.
 */
export function initialsOf(name: string): string {
  const initials = name
    .replace(/(\S)@.*/, '$1')
    .split(/[\s._-]+/)
    .map(initialOf)
    .filter(Boolean)
  const [first = '', last = ''] = [initials.at(0), initials.length > 1 ? initials.at(-1) : undefined]
  // Two letters of a script that joins them stay two letters.
  return [first, last].filter(Boolean).join('\u200c').toUpperCase()
}
