import type { Asked, AskedKind } from './asked.ts'
import { compareNames, differingNames } from './compareNames.ts'
import { compareDates, timeFacts } from './dateFacts.ts'
import { differingFacts, type Fact, type Relation } from './facts.ts'
import { colorsNamed, nameFacts } from './nameFacts.ts'
import type { NameFact } from './nameMatches.ts'
import { personFacts } from './personFacts.ts'
import { placesNamed } from './placeFacts.ts'
import { compareQuantities } from './quantities/compareQuantities.ts'
import { type QuantityFact, quantityFacts } from './quantities/quantityFacts.ts'
import type { Statement } from './statement.ts'

type IsAboutSame = (fact: Fact, other: Fact) => boolean
type Differing = ReturnType<typeof differingFacts<Fact>>
type Compare = (a: Statement, b: Statement, asked: Asked, isAboutSame: IsAboutSame) => Differing

function comparer<F extends Fact>(
  factsOf: (statement: Statement, asked: Asked) => readonly F[],
  relationOf: (fact: F, other: F) => Relation,
): Compare {
  return (a, b, asked, isAboutSame) =>
    differingFacts(factsOf(a, asked), factsOf(b, asked), relationOf, isAboutSame)
}

const COMPARERS: Readonly<Record<Exclude<AskedKind, 'other'>, Compare>> = {
  quantity: comparer(amounts, compareQuantities),
  date: comparer(timeFacts, compareDates),
  person: nameComparer(personFacts),
  place: nameComparer(placesNamed),
  material: nameComparer((statement) => nameFacts(statement).filter(({ role }) => role === 'material')),
  color: nameComparer(colorsNamed),
}

/** Two different values of the kind that the question asks for, as `differingFacts`. */
export function differingAnswers(
  a: Statement,
  b: Statement,
  asked: Asked,
  isAboutSame: IsAboutSame,
): Differing {
  return asked.kind === 'other' ? null : COMPARERS[asked.kind](a, b, asked, isAboutSame)
}

function nameComparer(factsOf: (statement: Statement) => readonly NameFact[]): Compare {
  return (a, b, { folded }, isAboutSame) => {
    const [own, others] = [a, b].map((statement) =>
      factsOf(statement).filter(({ words }) => !words.some((word) => folded.has(word))),
    )
    return differingNames([a, own ?? []], [b, others ?? []], compareNames, isAboutSame)
  }
}

/** A question with one of these words also asks how far apart two events are. */
const ASKS_DISTANCE = 'after before until within ago apart later earlier'.split(' ')

/** The amounts in the asked dimensions, or of what the question counts. */
function amounts(statement: Statement, { dimensions, side, counted, folded }: Asked): QuantityFact[] {
  const facts = quantityFacts(statement)
  if (counted !== null) {
    const counts = facts.filter(({ unit }) => unit === null)
    const direct = counts.filter((fact) => fact.counted.includes(counted))
    const found = direct.length > 0 ? direct : counts.filter((fact) => isBeside(counted, fact, statement))
    return found.map((fact) => ({ ...fact, counted: [counted] }))
  }
  const asksDistance = ASKS_DISTANCE.some((word) => folded.has(word))
  return facts.filter(({ unit, side: own, role }) => {
    if (role === 'count' || role === 'extent' || (role === 'distance' && !asksDistance)) return false
    if (unit === null) return dimensions === null
    const isSide = unit.dimension !== 'length' || side === null || own === null || own === side
    return isSide && (dimensions === null || dimensions.has(unit.dimension))
  })
}

/** Whether a word is in the fact's part of the sentence: 'the hall can seat 640 people'. */
function isBeside(stem: string, { start }: Fact, { tokens, segments }: Statement): boolean {
  const segment = segments.findIndex((part) => start >= part.start && start < part.end)
  return tokens.some((token) => token.stem === stem && token.segment === segment)
}
