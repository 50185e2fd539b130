import type { QuotedText } from './quotedTexts.ts'

/**
 * The quoted texts whose screens are still to be built. The list only shrinks: the test fails while a text in it
 * is already shown, when one is missing that is shown nowhere, and when there are more than there were.
 */
export const OWED_TEXTS: readonly QuotedText[] = []

/** How many texts were owed when the list was last shortened. */
export const OWED_AT_MOST = 0
