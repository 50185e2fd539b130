import { isCountry } from './countries.ts'
import { differingFacts, type Fact, type Relation } from './facts.ts'
import type { NameFact } from './nameMatches.ts'
import type { Statement } from './statement.ts'

/**
 * The first two names that differ, as `differingFacts`. If one statement contains a name of the other one, names in the
 * same role only add detail: 'in the town hall' and 'in the cellar of the town hall'.
 */
export function differingNames(
  [a, facts]: readonly [Statement, readonly NameFact[]],
  [b, others]: readonly [Statement, readonly NameFact[]],
  relationOf: (fact: NameFact, other: NameFact) => Relation,
  isAboutSame: (fact: Fact, other: Fact) => boolean,
): ReturnType<typeof differingFacts<NameFact>> {
  const contains = ({ text }: Statement, { text: name }: NameFact): boolean =>
    text.toLowerCase().includes(name.toLowerCase())
  const shared = new Set(
    [...facts.filter((fact) => contains(b, fact)), ...others.filter((fact) => contains(a, fact))].map(
      ({ role }) => role,
    ),
  )
  const isNew = ({ role }: NameFact): boolean => !shared.has(role)
  return differingFacts(facts.filter(isNew), others.filter(isNew), relationOf, isAboutSame)
}

/** Whether two names in the same role can be the same: 'Holm' and 'Matthias Holm', not 'Orion 3' and 'Orion 5'. */
export function compareNames(a: NameFact, b: NameFact): Relation {
  if (a.role !== b.role || a.type !== b.type || isCountry(a.text) !== isCountry(b.text)) return 'unrelated'
  const [code, otherCode] = [a, b].map(({ words }) =>
    words.findLast((word) => /^(?:\d+\w?|[a-z])$/.test(word)),
  )
  if (code !== undefined && otherCode !== undefined) {
    if (a.words[0] !== b.words[0]) return 'unrelated'
    return code === otherCode ? 'same' : 'different'
  }
  if (a.role.includes('number')) return a.words.join(' ') === b.words.join(' ') ? 'same' : 'different'
  return isSameName(a.words, b.words) || isSameName(b.words, a.words) ? 'same' : 'different'
}

/** 'Holm', 'M. Holm' and 'Matthias Holm' can be the same person. */
function isSameName(short: readonly string[], long: readonly string[]): boolean {
  return short.every((word) =>
    word.length === 1
      ? long.some((other) => other.startsWith(word))
      : long.includes(word) || long.includes(word.charAt(0)),
  )
}
