import type { Language } from './language.ts'

/** Languages that write an ordinal number with a period: '3. Juni', '15. Jahrhundert'. */
const WITH_FULL_STOP: ReadonlySet<Language> = new Set(['da', 'de', 'fi', 'hu', 'no', 'tr'])

const MONTHS = 12
/** The names of the months in lower case, by language. */
const names = new Map<Language, ReadonlySet<string>>()

export function writesOrdinalsWithFullStop(language: Language): boolean {
  return WITH_FULL_STOP.has(language)
}

/** Whether a word is the name of a month, as in a date or alone. Any case. */
export function isMonth(word: string, language: Language): boolean {
  const known = names.get(language) ?? monthNames(language)
  names.set(language, known)
  return known.has(word.toLocaleLowerCase(language))
}

function monthNames(language: Language): ReadonlySet<string> {
  const inDate = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const found = new Set<string>()
  for (let month = 0; month < MONTHS; month += 1) {
    const date = new Date(Date.UTC(2000, month, 1))
    for (const { type, value } of [...inDate.formatToParts(date), ...alone.formatToParts(date)])
      if (type === 'month') found.add(value.toLocaleLowerCase(language))
  }
  return found
}
