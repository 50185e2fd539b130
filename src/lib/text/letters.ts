/** A UTF-16 unit that is compared, and the offsets of its character in the text. */
export interface Letter {
  letter: string
  from: number
  to: number
}

/**
 * The characters of a text that are compared when a quotation is searched. Leaves out white space, hyphens, accents,
 * control characters, marks of list items and separators of table cells, and replaces compatibility forms, because a file writes the same words differently.
 */
export function lettersOf(text: string): Letter[] {
  let at = 0
  return [...text].flatMap((character) => {
    const from = at
    at += character.length
    const counted = character.normalize('NFKD').replace(/[\s\p{M}\p{Pd}\u00AD\u2010\u2011\p{Cc}|•◦▪]/gu, '')
    return counted.split('').map((letter) => ({ letter, from, to: from + character.length }))
  })
}
