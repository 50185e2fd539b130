/** What a question compares, as it names it. `null`: it leaves that open. The earlier one first, if the question says which. */
export interface AskedChanges {
  readonly first: string | null
  readonly second: string | null
}

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Words before what is compared. */
const ASKING = wordsOf(
  "what what's whats which where how compare list show me tell please can could you and so the all any main exactly a there is are was were has have had did do does been be values facts changed change changes different difference differences new",
)
const CHANGED = /^(?:changed?|changes|different|differences?|new|compare)$/
/** Words for documents in general. */
const GENERAL = wordsOf(
  ' the these this my our your both two all of last previous old older earlier first new newer other one ones version versions document documents file files edition editions draft drafts them it',
)
const SINCE = '(?:since|after|from|compared (?:with|to)|relative to|against)'
const FORMS: readonly RegExp[] = [
  new RegExp(`^(?:in|with|about) (?<second>.+?) ${SINCE} (?<first>.+)$`, 'i'),
  new RegExp(`^${SINCE} (?<first>.+)$`, 'i'),
  /^(?:in|with) (?<second>.+)$/i,
  /^(?<second>.+?) (?:differ|different|change|changed) (?:from|compared (?:with|to)) (?<first>.+)$/i,
]
const MAX_LENGTH = 200

/**
 * What a question asks to compare: 'What has changed since the 2024 version?'. Several readings, because names may contain
 * 'and'. Empty for other questions.
 */
export function askedChanges(question: string): AskedChanges[] {
  const text = question.trim().replace(/[?.!\s]+$/, '')
  if (text.length > MAX_LENGTH) return []
  const words = text.split(/\s+/)
  const count = words.findIndex((word) => !ASKING.has(word.toLowerCase()))
  const asking = words.slice(0, count < 0 ? words.length : count)
  const rest = words.slice(asking.length).join(' ')
  const isChange = asking.some((word) => CHANGED.test(word.toLowerCase()))
  if (rest === '') return /\b(?:chang|differ)/i.test(text) && words.length > 1 ? [named('', '')] : []
  if (/^(?:between|versions|documents|files)\b/i.test(rest) || /\bcompare\b/i.test(asking.join(' ')))
    return isChange ? pairsIn(rest.replace(/^between /i, '')) : []
  if (!isChange && !/\b(?:differ|different|changed?)\b/i.test(rest)) return []
  const both = /^(?<names>.+ and .+?) differ$/i.exec(rest)?.groups?.names
  if (both !== undefined) return pairsIn(both)
  const groups = FORMS.filter((_, i) => isChange || i === FORMS.length - 1)
    .map((form) => form.exec(rest)?.groups)
    .find((found) => found !== undefined)
  return groups === undefined ? [] : [named(groups.first, groups.second)]
}

function pairsIn(text: string): AskedChanges[] {
  const pairs = [...text.matchAll(/ (?:and|with|to|against|vs\.?|versus) /gi)].map(
    ({ index, 0: { length } }) => named(text.slice(0, index), text.slice(index + length)),
  )
  const whole = named(text)
  return pairs.length === 0 && whole.first === null ? [whole] : pairs
}

function named(first = '', second = ''): AskedChanges {
  const nameOf = (text: string): string | null =>
    text.split(/\s+/).every((word) => GENERAL.has(word.toLowerCase())) ? null : text
  return { first: nameOf(first), second: nameOf(second) }
}
