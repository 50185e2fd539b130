import type { Statement } from '../../conflicts/statement.ts'
import { isPlural } from '../../text/isPlural.ts'
import type { Span } from '../../text/sentences.ts'
import type { AskedValue } from './askedValue.ts'
import { nearestValue } from './values.ts'

/** What names one of several things: a number, a code, a quoted or capitalized name. */
const DESIGNATION =
  /^(?:,?\s)(?:is\s|was\s|are\s|called\s|named\s|no\.\s|number\s)?((?:[“"‘'`][^”"’'`]{1,40}[”"’'`]|\p{Lu}[\p{L}\d-]*\d[\p{L}\d.-]*|\p{Lu}{1,4}\b|\d+(?:\.\d+)*\p{L}?|\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}\d-]*)*)(?:\s\d[\d.]*)?)(?=[\s.;:)]|,(?!\d)|$)/u
/** '3.0.9', 'v2.1'. */
const VERSION = /(?<![\w.])v?\d+(?:\.\d+)+(?![\w])/g
/** 'X is the fastest', 'X seems to be cheaper'. */
const SUBJECT =
  /^((?:The\s)?\p{Lu}[\p{L}\d.-]*(?:\s(?:and\s)?\p{Lu}[\p{L}\d.-]*){0,3})\s(?:is|was|are|were|seems|appears|has|had|remains)\b/u
const SUPERLATIVE = /\b(\p{L}{2,}est|best|worst|most \p{L}+|least \p{L}+|cheapest)\b/u

/** The name or number of the thing that is asked for: 'error code E4'; null if it is not clear. */
export function choiceIn(asked: AskedValue, statement: Statement): Span | null {
  const { text, tokens } = statement
  const { thing, clause, folded } = asked
  const found = tokens
    .filter(({ stem, folded: word }) => stem === thing && !isPlural(word))
    .flatMap((token): Span[] => {
      const match = DESIGNATION.exec(text.slice(token.end))
      const name = match?.[1]
      if (match === null || name === undefined || folded.has(name.toLowerCase())) return []
      const end = token.end + match[0].length
      const isNumberOnly = /^[\d.]+$/.test(name)
      return [{ start: isNumberOnly ? token.start : end - name.length, end }]
    })
  if (found.length > 0) return nearestValue(found, asked, statement)
  if (thing !== null && /^(?:version|releas)$/.test(thing)) {
    const versions = Array.from(text.matchAll(VERSION), ({ 0: written, index }) => ({
      start: index,
      end: index + written.length,
    }))
    return nearestValue(
      versions.filter(({ start, end }) => !clause.includes(text.slice(start, end))),
      asked,
      statement,
    )
  }
  const superlative = SUPERLATIVE.exec(clause)?.[1]
  const subject = SUBJECT.exec(text)?.[1]
  if (superlative === undefined || subject === undefined) return null
  const isAbout = text.toLowerCase().includes(superlative) && !clause.includes(subject.toLowerCase())
  return isAbout ? { start: 0, end: subject.length } : null
}
