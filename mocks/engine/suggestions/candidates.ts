import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import type { Candidate, ClausePattern, Pattern } from './candidate.ts'
import { clauseOf } from './clause.ts'
import { amount } from './patterns/amount.ts'
import { condition, consequence } from './patterns/condition.ts'
import { definition } from './patterns/definition.ts'
import { cause, effect } from './patterns/effect.ts'
import { object } from './patterns/object.ts'
import { person } from './patterns/person.ts'
import { instructionTitle, isCommand, purpose } from './patterns/procedure.ts'
import { reason } from './patterns/reason.ts'
import { listTitle, questionTitle } from './patterns/section.ts'
import { time } from './patterns/time.ts'
import { vocabularyOf } from './vocabulary.ts'
import { isSelfContained } from './wording.ts'

/** In order of preference: a sentence becomes the first question that it gives. */
const CLAUSE_PATTERNS: readonly (readonly [Pattern, ClausePattern])[] = [
  ['reason', reason],
  ['definition', definition],
  ['effect', cause],
  ['effect', effect],
  ['person', person],
  ['amount', amount],
  ['time', time],
  ['condition', condition],
  ['object', object],
]

const candidatesOfPassages = new WeakMap<StoredPassage, readonly Candidate[]>()

/** The questions that a passage probably answers, by its sentences and titles. Only English texts are read. */
export function candidatesIn(passage: StoredPassage, store: DocumentStore): readonly Candidate[] {
  if (passage.language !== 'en') return []
  const known = candidatesOfPassages.get(passage)
  if (known !== undefined) return known
  const found = [...fromTitles(passage, store), ...fromSentences(passage, store)].filter(({ question }) =>
    isSelfContained(question),
  )
  candidatesOfPassages.set(passage, found)
  return found
}

function fromSentences(passage: StoredPassage, store: DocumentStore): Candidate[] {
  const vocabulary = vocabularyOf(passage.documentId, store)
  return store.featuresOf(passage).sentences.flatMap((sentence) => {
    const { start, end, text, isLabel } = sentence
    if (isLabel || sentence.block.kind === 'row') return []
    const make = (pattern: Pattern, question: string | null): Candidate[] =>
      question === null ? [] : [{ question, pattern, passage, start, end }]
    const followed = consequence(sentence)
    const isAdvice = followed?.startsWith('What should I do') === true
    const whole = [
      ...make('procedure', purpose(text)),
      ...make(isAdvice ? 'procedure' : 'condition', followed),
    ]
    const clause = whole.length > 0 ? null : clauseOf(sentence, vocabulary)
    if (clause === null) return whole
    for (const [pattern, toQuestion] of CLAUSE_PATTERNS) {
      const question = toQuestion(clause)
      if (question !== null) return make(pattern, question)
    }
    return []
  })
}

/** Minimum number of list items of a section that is a list or a procedure. */
const MIN_ITEMS = 2

function fromTitles(passage: StoredPassage, store: DocumentStore): Candidate[] {
  const { page, start, end, language } = passage
  const { blocks, text } = page
  return blocks.flatMap((block, i) => {
    if (block.kind !== 'heading' || block.start < start || block.start >= end) return []
    const next = blocks.findIndex(({ kind }, k) => k > i && kind === 'heading')
    const section = blocks.slice(i + 1, next < 0 ? blocks.length : next)
    const last = section.at(-1)
    if (last === undefined) return []
    const title = text
      .slice(block.start, block.end)
      .trim()
      .replace(/^\d+(?:\.\d+)*\.?\s+/, '')
    const parts = section.map((part) => ({ kind: part.kind, text: text.slice(part.start, part.end) }))
    const items = parts.filter(({ kind }) => kind === 'item')
    const commands = parts.filter((part) => isCommand(part.text))
    const make = (pattern: Pattern, question: string | null): Candidate[] =>
      question === null ? [] : [{ question, pattern, passage, start: block.start, end: last.end }]
    if (commands.length > 0 || items.length >= MIN_ITEMS) {
      const instruction = make(
        'procedure',
        instructionTitle(title, language, vocabularyOf(passage.documentId, store)),
      )
      if (instruction.length > 0) return instruction
    }
    const asked = make('section', questionTitle(title))
    if (asked.length > 0) return asked
    return items.length >= MIN_ITEMS ? make('section', listTitle(title)) : []
  })
}
