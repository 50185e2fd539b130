import { fold } from './fold.ts'
import type { Language } from './language.ts'
import { STOP_WORD_LISTS } from './stopWordLists.ts'

/** The folded stop words of each language that was asked for. */
const sets = new Map<Language, ReadonlySet<string>>()

/** Whether a folded word is not indexed, because nearly every sentence or question contains it. */
export function isStopWord(folded: string, language: Language): boolean {
  return stopWordsOf(language).has(folded)
}

function stopWordsOf(language: Language): ReadonlySet<string> {
  const known = sets.get(language)
  if (known !== undefined) return known
  const list = STOP_WORD_LISTS[language === 'unknown' ? 'en' : language] ?? ''
  const words = new Set(list.split(' ').map((word) => fold(word, language)))
  sets.set(language, words)
  return words
}
