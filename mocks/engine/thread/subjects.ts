import { askedValue } from '../answer/value/askedValue.ts'
import { NAME } from '../conflicts/nameMatches.ts'
import { isStopWord } from '../text/stopWords.ts'
import type { Turn } from '../types.ts'
import { questionParts } from './questionParts.ts'

const BOLD = /^\*\*(.+?)\*\*/
const PERSON = new RegExp(`(?<![\\p{L}\\d])${NAME}`, 'gu')
const MIN_NAME_WORDS = 2

/** 'Which version of CUPS', without a preposition before. */
const ASKED_NOUN = /^(?:what|which)\s+(.+)$/i
/** What is only measured. */
const MEASURES =
  /^(?:time|times|day|days|month|months|year|years|date|speed|temperature|height|extent|language|kind|sort|type)\b/i

/** Properties, after which the thing that has them is meant: 'the price of the basket'. */
const PROPERTIES =
  /\b(?:number|price|charge|cost|fee|rate|limit|deposit|dose|title|name|size|weight|length|rule|role|purpose|inventory number|phone number|address|deadline|capacity|colou?r)s?$/i
const JOINS = /^\s(?:of|for|on|in|at|from)\s$/

/** What a turn is about, most probable first: the noun that its question asks for, its subject, other noun phrases. */
export function subjectsOf({ question }: Turn): string[] {
  const { text, asked, phrases } = questionParts(lastSentence(question))
  const noun = asked === null ? undefined : ASKED_NOUN.exec(text.slice(asked.start, asked.end))?.[1]
  const named = phrases.map(({ start, end }) => text.slice(start, end))
  const [first, second] = phrases
  if (noun !== undefined && !MEASURES.test(noun)) return [`the ${noun}`, ...named]
  if (ANY.test(named[0] ?? '')) return [...named.slice(1), ...named.slice(0, 1)]
  if (first === undefined || second === undefined || !JOINS.test(text.slice(first.end, second.start)))
    return named
  if (PROPERTIES.test(named[0] ?? '')) return named.slice(1)
  return [text.slice(first.start, second.end), ...named]
}

/** 'Was there any danger that the water had germs in it?' */
const ANY = /^(?:any|some|no)\s/i
const HOW_MANY = /^how many\s+(.+)$/i
const PLURAL = /(?:[^su]s|people|children|men|women|data|staff)$/i

/** The same for 'they': what was counted, or the first noun phrase in the plural. */
export function pluralSubjectsOf(turn: Turn): string[] {
  const subjects = subjectsOf(turn)
  const { text, asked } = questionParts(lastSentence(turn.question))
  const counted = asked === null ? undefined : HOW_MANY.exec(text.slice(asked.start, asked.end))?.[1]
  const value =
    askedValue(turn.question)?.kind === 'person' ? BOLD.exec(turn.answer.response)?.[1] : undefined
  if (value !== undefined) return [value]
  if (counted !== undefined && !MEASURES.test(counted)) return [`the ${counted}`]
  return [...subjects.filter((subject) => PLURAL.test(subject)), ...subjects.slice(1), ...subjects]
}

/** Whether a turn is about what 'it' is in it: 'Can I run it as a service?' */
export function isAboutIt({ question }: Turn): boolean {
  const { tokens, phrases } = questionParts(lastSentence(question))
  const it = tokens.find(({ folded }) => /^its?$/.test(folded))
  return it !== undefined && phrases.every(({ start }) => start > it.start)
}

/** 'Who is Barnaby?' */
const WHO_IS = new RegExp(`^[Ww]ho(?:['’]s| is| was) ${NAME}$`, 'u')

/** The person that a turn names: the value of its answer, one of its question, or the first of its first source. '' if it asks for one who is not known. */
export function personOf({ question, answer }: Turn): string | null {
  const asksForPerson =
    askedValue(question)?.kind === 'person' && !WHO_IS.test(question.replace(/[?.!\s]+$/, ''))
  const value = BOLD.exec(answer.response)?.[1]
  if (value !== undefined && asksForPerson) return value
  const asked = namesIn(question.replace(/^\S+\s/, ''))
  const told = namesIn(answer.sources[0]?.excerpt ?? '').filter(
    (name) => name.split(' ').length >= MIN_NAME_WORDS && !asked.includes(name),
  )
  return asksForPerson ? (told[0] ?? '') : (asked[0] ?? told[0] ?? null)
}

/** Without acronyms, and without the words before a name at the start of a sentence. */
function namesIn(text: string): string[] {
  return Array.from(text.matchAll(PERSON), ([name]) =>
    name
      .replace(/[’']s$/, '')
      .split(' ')
      .filter((word, i) => i > 0 || !isStopWord(word.toLowerCase(), 'en'))
      .join(' '),
  ).filter((name) => /\p{Ll}/u.test(name) && !name.includes('\n'))
}

/** The last sentence of a question: 'Who do I tell?' of 'I lost my laptop. Who do I tell?' */
export function lastSentence(question: string): string {
  return (
    question
      .trim()
      .split(/(?<=[!?]|\p{Ll}{3}\.)\s+(?=\p{Lu})/u)
      .at(-1) ?? question
  )
}
