import { matchesOf, type NameFact } from './nameMatches.ts'
import { agents } from './personFacts.ts'
import { places } from './placeFacts.ts'
import type { Statement } from './statement.ts'
import { COLORS, MATERIALS } from './words.ts'

const MATERIAL = new RegExp(
  `\\b(?:(?:made|built|consists?|carved|cast|constructed|woven|forged|cut|covered|lined|clad|plated)\\s(?:entirely\\s|mainly\\s)?(?:of|from|out of|with|in)|(?:is|are|was|were))\\s(?:\\p{Ll}+\\s)?(${MATERIALS.join('|')})\\b(?!\\s\\p{Ll}*(?:industry|trade))`,
  'gu',
)
const COLOR = new RegExp(
  `\\b(?:is|are|was|were|painted|colou?red|dyed|turns?|turned|colou?r is|be)\\s(?:\\p{Ll}+\\s)?(${COLORS.join('|')})\\b(?!\\s(?:\\p{Ll}+ly\\s)?(?:and|or)\\s)`,
  'gu',
)

/** The persons, places, materials and colors that a statement gives. */
export function nameFacts(statement: Statement): NameFact[] {
  return statement.segments
    .filter((segment) => !isDenied(statement.text.slice(segment.start, segment.end)))
    .flatMap((segment) => [
      ...agents(statement, segment),
      ...places(statement, segment),
      ...matchesOf(statement, segment, MATERIAL, 'material', 'common'),
      ...matchesOf(statement, segment, COLOR, 'color', 'common'),
    ])
}

const ANY_COLOR = new RegExp(`\\b(${COLORS.join('|')})\\b`, 'gi')

export function colorsNamed(statement: Statement): NameFact[] {
  const whole = { start: 0, end: statement.text.length }
  return matchesOf(statement, whole, ANY_COLOR, 'color', 'common')
}

function isDenied(text: string): boolean {
  return /\b(?:not|never|no longer)\b|n['’]t\b/i.test(text)
}
