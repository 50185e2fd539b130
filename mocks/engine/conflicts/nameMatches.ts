import { isCalendarWord } from '../text/dates.ts'
import type { Span } from '../text/sentences.ts'
import type { Fact } from './facts.ts'
import type { Statement } from './statement.ts'

/** Who did something, where something is, what it is made of, or its color. */
export interface NameFact extends Fact {
  /** Facts are compared only with the same role: 'agent design', 'place', 'identity', 'material', 'color'. */
  readonly role: string
  /** Proper names are compared with proper names only. */
  readonly type: 'proper' | 'common'
  /** Folded words. Two names with a common word are the same: 'Holm' and 'Matthias Holm'. */
  readonly words: readonly string[]
}

/** The pattern of a proper name: capitalized words, with a title before them. */
export const NAME = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|St)\.\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:(?:van|von|de|der|la|of)\s)?\p{Lu}[\p{L}’'.-]*)*`

/** The matches of a pattern in a part of a statement. Its first group is the name, the second one its number. */
export function matchesOf(
  statement: Statement,
  segment: Span,
  pattern: RegExp,
  role: string,
  type: NameFact['type'],
): NameFact[] {
  const text = statement.text.slice(segment.start, segment.end)
  return Array.from(text.matchAll(pattern)).flatMap((match) => {
    const [whole, name = ''] = match
    const written = (match[2] === undefined ? name : `${name} ${match[2]}`).replace(/\.$/, '')
    if (isCalendarWord(name)) return []
    const start = segment.start + match.index + whole.lastIndexOf(written)
    return [
      {
        text: written,
        start,
        end: start + written.length,
        role,
        type,
        isTelling: role === 'material' || role === 'color',
        words: wordsOf(written),
      },
    ]
  })
}

const TITLES = new Set(
  (
    'dr mr mrs ms prof professor sir saint st king queen of de the captain colonel general major lieutenant engineer ' +
    'architect bishop count lord lady president mayor father sister brother pope emperor duke prince princess ' +
    'doctor admiral sergeant judge baron'
  ).split(' '),
)

/** The folded words of a name without titles. */
export function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[\s.]+/)
    .map((word) => word.replace(/['’]s$/, ''))
    .filter((word) => word !== '' && !TITLES.has(word))
}
