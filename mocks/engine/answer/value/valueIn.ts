import { createStatement, type Statement } from '../../conflicts/statement.ts'
import type { Sentence } from '../../text/sentence.ts'
import type { Span } from '../../text/sentences.ts'
import { amountIn, frequencyIn } from './amounts.ts'
import { type AskedValue, askedValue } from './askedValue.ts'
import { cellIn } from './cells.ts'
import { choiceIn } from './choices.ts'
import { dateIn } from './dates.ts'
import { personIn } from './persons.ts'
import { placeIn } from './places.ts'
import { shareOf } from './values.ts'
import { verdictIn } from './verdict.ts'

/** Minimum share of the words of the question in the sentence and the titles above it. */
const MIN_SHARE = 0.2

/** What a sentence is read with. */
export type ValueSource = Pick<Sentence, 'text' | 'block'>

/** The value that a question asks for, as a sentence states it, or null if that is not certain. The question is English. */
export function valueIn(question: string, source: ValueSource): string | null {
  const asked = askedValue(question)
  if (asked === null) return null
  const statement = statementOf(source)
  if (shareOf(asked, statement) < MIN_SHARE) return null
  if (asked.kind === 'yesNo') return source.block.kind === 'row' ? null : verdictIn(asked, statement)
  const span = spanIn(asked, statement, source)
  return span === null ? null : source.text.slice(span.start, span.end)
}

function spanIn(asked: AskedValue, statement: Statement, { block }: ValueSource): Span | null {
  if (block.kind === 'row') return cellIn(asked, statement, block.context)
  switch (asked.kind) {
    case 'amount':
      return amountIn(asked, statement)
    case 'frequency':
      return frequencyIn(asked, statement)
    case 'date':
      return dateIn(asked, statement)
    case 'person':
      return personIn(asked, statement)
    case 'place':
      return placeIn(asked, statement)
    default:
      return choiceIn(asked, statement)
  }
}

function statementOf({ text, block: { headings, context } }: ValueSource): Statement {
  return createStatement({ text, language: 'en', headings, context, before: '', passage: '' })
}
