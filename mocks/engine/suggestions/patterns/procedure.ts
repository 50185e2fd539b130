import { functionTagOf } from '../../graph/lexicon/functionWords.ts'
import { type VerbForm, verbFormOf } from '../../graph/lexicon/verbs.ts'
import { tokenize } from '../../graph/tokens.ts'
import type { Language } from '../../text/language.ts'
import { type Vocabulary, withoutTitleCase } from '../vocabulary.ts'
import { inFirstPerson } from '../wording.ts'

const MAX_WORDS = 9

/** 'To descale the machine, mix …' → 'How do I descale the machine?' */
export function purpose(text: string): string | null {
  const [, goal = '', main = ''] = /^To\s+([^,;:()]+),\s+(.+)$/.exec(text) ?? []
  if (!isCommand(goal) || !isCommand(main) || goal.split(' ').length > MAX_WORDS) return null
  return inFirstPerson(`How do I ${goal}?`)
}

/** 'How to change the server', 'Cleaning the filter', 'Install the app' → 'How do I …?'; null for other titles. */
export function instructionTitle(title: string, language: Language, vocabulary: Vocabulary): string | null {
  const [, explicit] = /^How to\s+(.+)$/i.exec(title) ?? []
  if (explicit !== undefined) return inFirstPerson(`How do I ${explicit.replace(/\?$/, '')}?`)
  const [first] = tokenize(title, language)
  const words = title.split(/\s+/)
  if (first === undefined || words.length < 2 || words.length > MAX_WORDS) return null
  const form = verbFormOf(first.folded)
  const base =
    form === null
      ? baseOf(first.folded, vocabulary.lower)
      : form.isIng || first.tag === 'verb'
        ? form.base
        : null
  if (base === null || !isInstruction(form, words.slice(1), language)) return null
  return inFirstPerson(`How do I ${base} ${withoutTitleCase(words.slice(1), vocabulary)}?`)
}

/** Their -ing form is mostly an adjective: 'Standing reminders', 'Governing law', 'Operating system'. */
const ATTRIBUTES = new Set(
  'stand govern run live work miss follow exist remain meet build train bind lead operate program need'.split(
    ' ',
  ),
)

/** 'Cleaning and care', 'Ending by the landlord' */
const NO_OBJECT = /^(?:and|or|as|by|during|of|per|since|under|until|within|without)\b/i

/** Not 'Top matter', 'Yield up', 'Saving and exporting', 'Meeting 1 – 17 January'. */
function isInstruction(form: VerbForm | null, rest: readonly string[], language: Language): boolean {
  const [next] = tokenize(rest.join(' '), language)
  if (
    next === undefined ||
    /^\d/.test(next.text) ||
    NO_OBJECT.test(next.text) ||
    /\b(?:and|or)\s+\p{L}+ing\b|[–—]/u.test(rest.join(' '))
  )
    return false
  if (
    functionTagOf((rest.at(-1) ?? '').toLowerCase()) === 'preposition' ||
    /^(?:up|down|off|out)$/i.test(rest.at(-1) ?? '')
  )
    return false
  const [first] = rest
  if (form?.isIng === true && ATTRIBUTES.has(form.base) && first !== 'the' && first !== 'a') return false
  const isBareNoun = form !== null && !form.isIng && form.isNounLike
  return !isBareNoun || next.tag === 'determiner'
}

/** 'cleaning' → 'clean', if the document has that word. */
function baseOf(gerund: string, words: ReadonlySet<string>): string | null {
  const stem = /^(\p{L}{3,})ing$/u.exec(gerund)?.[1]
  if (stem === undefined) return null
  return [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].find((word) => words.has(word)) ?? null
}

/** Whether a sentence tells the reader to do something: 'Fill the tank', 'Mix 50 ml', 'Please ask'. */
export function isCommand(text: string): boolean {
  const [first = '', second = ''] = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (/^(?:please|do not|never|always)\b/i.test(text)) return true
  if (functionTagOf(first) !== null) return false
  const next = functionTagOf(second)
  if (next === 'determiner' || next === 'number' || /^\d/.test(second)) return true
  return (
    verbFormOf(first)?.isBase === true &&
    next !== 'be' &&
    next !== 'have' &&
    verbFormOf(second)?.isThird !== true
  )
}
