import type { QuotedText } from './quotedTexts.ts'

/**
 * Quoted texts that no story shows yet. The test fails if a listed text is shown, if an unlisted one is not, or if
 * the list grows.
 */
export const OWED_TEXTS: readonly QuotedText[] = []

/** Maximum length of the list. */
export const OWED_AT_MOST = 0
