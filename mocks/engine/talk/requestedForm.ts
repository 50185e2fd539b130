export interface RequestedForm {
  /** The most sentences that are quoted; null for the usual number. */
  readonly sentences: number | null
  readonly isList: boolean
  /** Only the value, if the question asks for one. */
  readonly isValue: boolean
}

export const USUAL_FORM: RequestedForm = { sentences: null, isList: false, isValue: false }

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ')
const COUNTED = new RegExp(
  `[,;.]?\\s*\\b(?:(?:please )?(?:answer|reply|respond|explain|say it|tell me)(?: me| it| this)? )?(?:in|within|using|with|as)\\s+(?:(?:at most|no more than|about|just|only|exactly)\\s+)?(?<count>${NUMBERS.join('|')}|an?|\\d{1,2})\\s+(?:short |single |simple |brief )?(?<unit>sentences?|lines?|words?|bullet points?|bullets|points|paragraphs?)\\b`,
  'i',
)
/** 'a one-sentence summary', 'a three line overview' */
const COUNTED_BEFORE = new RegExp(
  `\\b(?<article>an? )?(?<count>${NUMBERS.join('|')}|\\d{1,2})[- ](?<unit>sentence|line|bullet|point|paragraph)s? (?=(?:summary|overview|answer|description|explanation)\\b)`,
  'i',
)
/** 'One word answer: …' */
const COUNTED_ANSWER =
  /\b(?:an? )?(?<count>one|single)[- ](?<unit>word|sentence|line) (?:answer|reply)(?: please)?\b/i
/** Only quotations are shown. */
const SIMPLY =
  /,?\s*\b(?:(?:like|as if) i(?:['’]m| am| was| were) (?:five|5|a (?:child|kid|beginner))(?: years old)?|in (?:simple|plain|easy) (?:terms|words|language|english))\b/i
const BRIEFLY =
  /[,;]?\s*\b(?:(?:very )?briefly|concisely|in (?:short|brief)|in a nutshell|in a few words|(?:keep it|make it|be) (?:short|brief)|(?:give me )?a short(?:er)? (?:answer|version)|(?:make it |say it |a bit )*shorter|in kurzen worten|en bref|brevemente)\b/i
const AS_LIST =
  /[,;]?\s*\b(?:as|in the form of)\s+(?:an? )?(?:bulleted |numbered |short )?(?:lists?|bullet points|bullets)\b|[,;]?\s*\bals liste\b/i
const BRIEF_SENTENCES = 2

/** The form that a question asks for, and the question without that. Only what is added at one end of it counts. */
export function requestedForm(question: string): { readonly form: RequestedForm; readonly rest: string } {
  let rest = question
  let form = USUAL_FORM
  const take = (
    pattern: RegExp,
    read: (groups: Readonly<Record<string, string | undefined>>) => Partial<RequestedForm>,
  ): void => {
    const found = pattern.exec(rest)
    const without = found === null ? null : withoutEnd(rest, found.index, found.index + found[0].length)
    if (found === null || without === null) return
    form = { ...form, ...read(found.groups ?? {}) }
    rest = without
  }
  take(COUNTED, ({ count = '', unit = '' }) => ({
    sentences: /word|paragraph/.test(unit) ? 1 : numberOf(count),
    isList: /bullet|point/.test(unit),
    isValue: unit === 'word',
  }))
  take(COUNTED_ANSWER, ({ unit = '' }) => ({ sentences: 1, isValue: unit === 'word' }))
  take(SIMPLY, () => ({}))
  const before = COUNTED_BEFORE.exec(rest)
  if (before !== null) {
    const { article = '', count = '', unit = '' } = before.groups ?? {}
    form = {
      ...form,
      sentences: /paragraph/.test(unit) ? 1 : numberOf(count),
      isList: /bullet|point/.test(unit),
    }
    rest = rest.replace(before[0], article)
  }
  take(BRIEFLY, () => ({ sentences: form.sentences ?? BRIEF_SENTENCES }))
  take(AS_LIST, () => ({ isList: true }))
  return { form, rest }
}

/** A question without the part at its start or end; null if the part is inside. */
function withoutEnd(question: string, start: number, end: number): string | null {
  const [before, after] = [question.slice(0, start).trim(), question.slice(end).trim()]
  if (before === '') return after.replace(/^(?:[,:;.!–—\s-]|please\b)+/i, '').replace(/^[?.!]$/, '')
  const mark = /^[\s,]*(?:please)?\s*([?.!]*)$/i.exec(after)?.[1]
  return mark === undefined ? null : /[?.!]$/.test(before) ? before : before + mark
}

function numberOf(count: string): number {
  const named = NUMBERS.indexOf(count.toLowerCase()) + 1
  return named > 0 ? named : Math.max(1, Number.parseInt(count, 10) || 1)
}
