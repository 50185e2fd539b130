import { isCalendarWord } from '../text/dates.ts'
import type { Span } from '../text/sentences.ts'
import { stem } from '../text/stemmers.ts'
import { isStopWord } from '../text/stopWords.ts'
import { canonicalStem, canonicalStems } from '../text/synonyms.ts'
import { NAME, type NameFact, wordsOf } from './nameMatches.ts'
import type { Statement } from './statement.ts'

/** Actions that one person or group does once, or an office that one person holds. */
const ACTIONS = canonicalStems(
  'design build write compose discover invent found paint chair lead direct manage win open develop create carve ' +
    'translate edit publish supervise coordinate command rule conduct own buy approve sign draw introduce launch ' +
    'record teach organize name photograph donate prove describe excavate restore assassinate kill marry succeed ' +
    'propose suggest formulate derive initiate arrange choose appoint elect nominate finance fund rescue defeat',
)
const ACTIVE = new RegExp(
  `(?<!\\p{L})(${NAME})\\s(?:(?:has|had)\\s)?(?:first\\s)?(\\p{Ll}+)\\s(?:the|its|it|this|his|her|their|in|a|an)\\b`,
  'gu',
)
const PASSIVE = new RegExp(`(\\p{Ll}+)\\sby\\s(?:(?:the|a|an)\\s)?(?:\\p{Ll}+\\s){0,3}?(${NAME})`, 'gu')
const IDENTITY = new RegExp(
  `(?:\\b(?:is|was)\\s(${NAME})(?=[.,;]|$))|(?:^(${NAME})\\s(?:is|was)\\s(?:the|responsible)\\s)`,
  'gu',
)
/** Other places of a sentence where the name of a person or group is that answers 'who'. */
const NAMED: readonly RegExp[] = [
  new RegExp(`\\bby\\s(?:(?:the|a|an|its|their)\\s)?(?:\\p{Ll}+\\s){0,3}?(${NAME})`, 'gu'),
  new RegExp(`\\b(?:is|was|are|were)\\s(?:\\p{Ll}+\\s){0,2}?(${NAME})`, 'gu'),
  new RegExp(
    `\\b(?:went|goes|awarded|given|granted|presented|belongs|passed)\\sto\\s(?:the\\s)?(?:\\p{Ll}+\\s){0,2}?(${NAME})`,
    'gu',
  ),
  new RegExp(`,\\s(?:the\\s\\p{Ll}+\\s)?(${NAME})(?=[,.;]|$)`, 'gu'),
  // One capitalized word at the start of a sentence need not be a name.
  new RegExp(`(?:^|\\bthat\\s)(${NAME})(?<=\\s\\p{Lu}\\S*)(?=\\s\\p{Ll})`, 'gu'),
]

/** The names that a statement gives for who did something or holds an office. */
export function personFacts({ text }: Statement): NameFact[] {
  const found = NAMED.flatMap((pattern) =>
    Array.from(text.matchAll(pattern)).flatMap(({ 0: whole, 1: name = '', index }) => {
      const fact = personFact(name, 'person', index + whole.lastIndexOf(name))
      return fact === null ? [] : [fact]
    }),
  )
  return found.filter(({ start }, i) => found.findIndex((other) => other.start === start) === i)
}

/** Null if the words are not a name. */
function personFact(name: string, role: string, start: number): NameFact | null {
  const words = wordsOf(name)
  const [first = ''] = words
  if (words.length === 0 || isStopWord(first, 'en') || isCalendarWord(name)) return null
  const text = name.replace(/\.$/, '')
  return { text, start, end: start + text.length, role, type: 'proper', isTelling: false, words }
}

/** Who did something, with the action, or who somebody is. */
export function agents(statement: Statement, segment: Span): NameFact[] {
  const text = statement.text.slice(segment.start, segment.end)
  const found: NameFact[] = []
  const add = (name: string | undefined, role: string, from: number): void => {
    const fact = name === undefined ? null : personFact(name, role, segment.start + text.indexOf(name, from))
    if (fact !== null) found.push(fact)
  }
  for (const { 1: name, 2: verb = '', index } of text.matchAll(ACTIVE)) {
    const action = canonicalStem(stem(verb, 'en'))
    if (ACTIONS.has(action)) add(name, `agent ${action}`, index)
  }
  for (const { 1: verb = '', 2: name, index } of text.matchAll(PASSIVE)) {
    const action = canonicalStem(stem(verb, 'en'))
    if (ACTIONS.has(action)) add(name, `agent ${action}`, index)
  }
  for (const { 1: name, 2: subject, index } of text.matchAll(IDENTITY))
    add(name ?? subject, 'identity', index)
  return found
}
