import type { Span } from '../text/sentences.ts'
import { canonicalStems } from '../text/synonyms.ts'
import { matchesOf, NAME, type NameFact } from './nameMatches.ts'
import type { Statement } from './statement.ts'
import { PLACES } from './words.ts'

/** Verbs that state where something is or happens. */
const SITUATIONS = canonicalStems(
  'keep locate stand hold born die bury live meet sit place hang park settle headquarter base found build held ' +
    'exhibit display install mount grow originate come sign crash end begin last place happen occur house assemble find flow empty',
)
/** Verbs of a lasting place, which mean the same. */
const LASTING = canonicalStems(
  'keep locate stand hold live sit place hang park headquarter base exhibit display install mount last happen occur house assemble meet find',
)
const PLACE_NAME = new RegExp(`\\b(?:in|at|near|from|on|to|into)\\s(?:the\\s)?(${NAME})(?:\\s(\\d+))?`, 'gu')
const NUMBERED_PLACE =
  /\b(?:in|at|from|on|to)\s(?:the\s)?((?:room|hall|building|platform|gate|track|bay|dock|terminal|lab)\s(?:\d+\w?|\p{Lu})|(?:first|second|third|fourth|fifth|top|ground)\sfloor)\b/giu
const COMMON_PLACE = new RegExp(
  `\\b(?:in|at|on|under|behind|beside|inside|near|above|below|next to|from|to)\\s(?:the|a|an)\\s((?:\\p{Ll}+\\s){0,2}?(?:${PLACES.join('|')})(?:\\s(?:${PLACES.join('|')}))?)\\b`,
  'gu',
)
const LOCATED =
  /\b(?:is|are|was|were|be)\s(?:\p{Ll}+\s)?(?:in|at|on|under|behind|beside|inside|near|above|below|next to)\b/u

/** Where somebody comes from, and a place that a clause with 'where' describes. */
const ORIGIN = new RegExp(`\\b(?:native|citizen|city|town|village)\\sof\\s(?:the\\s)?(${NAME})`, 'gu')
const DESCRIBED = new RegExp(
  `\\b(?:the|a|an)\\s((?:\\p{Ll}+\\s){0,2}?(?:${PLACES.join('|')})),\\swhere\\b`,
  'gu',
)

export function placesNamed(statement: Statement): NameFact[] {
  const whole = { start: 0, end: statement.text.length }
  return [PLACE_NAME, NUMBERED_PLACE, ORIGIN, COMMON_PLACE, DESCRIBED].flatMap((pattern) =>
    matchesOf(
      statement,
      whole,
      pattern,
      pattern === NUMBERED_PLACE ? 'number of place' : 'place',
      pattern === PLACE_NAME || pattern === ORIGIN ? 'proper' : 'common',
    ),
  )
}

/** Where something is, or where it was born, built or signed. */
export function places(statement: Statement, segment: Span): NameFact[] {
  const text = statement.text.slice(segment.start, segment.end)
  const verb = statement.tokens.find(
    ({ start, end, stem: one }) => start >= segment.start && end <= segment.end && SITUATIONS.has(one),
  )?.stem
  if (verb === undefined && !LOCATED.test(text)) return []
  const role = `place ${verb === undefined || LASTING.has(verb) ? '' : verb}`
  return [
    ...matchesOf(statement, segment, PLACE_NAME, role, 'proper'),
    ...matchesOf(statement, segment, NUMBERED_PLACE, `number of ${role}`, 'common'),
    ...matchesOf(statement, segment, COMMON_PLACE, role, 'common'),
  ]
}
