import type { Language } from '../text/language.ts'
import { isLabel } from '../text/sentence.ts'
import { type Span, sentences } from '../text/sentences.ts'
import type { Block } from '../types.ts'
import type { CitedText } from './citedText.ts'
import { withoutConnective } from './connectives.ts'

/** Maximum length of a claim, in characters. */
const MAX_CLAIM_LENGTH = 400

/**
 * What is quoted of a cited text, in Markdown. Every paragraph and list item is followed by the marker. Leaves out the sentences
 * in `said` and adds its own; empty if all of them are there.
 */
export function toMarkdown(cited: CitedText, marker: string, said: Set<string>): string {
  const { best, shown } = cited
  const { language } = best.sentence
  const blocks = blocksOf(cited)
  const isList = best.sentence.text.endsWith(':') || blocks.filter(({ kind }) => kind === 'item').length > 1
  const parts: string[] = []
  for (const block of blocks) {
    const text = textOf(cited, overlap(block, shown))
    if (block.kind === 'code') {
      parts.push(`\n\n${fence(text)}\n\n`)
      continue
    }
    const plain = parts.length > 0 ? withoutBullet(text) : withoutConnective(withoutBullet(text))
    const marked = markSentences(plain, marker, language, said)
    if (marked === '') continue
    if (block.kind === 'item' && isList) parts.push(`\n- ${marked}`)
    else parts.push(`${parts.length > 0 ? ' ' : ''}${marked}`)
  }
  const whole = parts
    .join('')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/:( \[\d+\])\n- /, ':$1\n\n- ')
    .trim()
  const leadIn = leadInOf(cited)
  if (leadIn === null || whole === '') return whole
  return isList ? `${escapeMarkdown(leadIn)} ${marker}\n\n${whole}` : `${escapeMarkdown(leadIn)} ${whole}`
}

/** The answer that a cited text gives, as plain text: its best sentence with what makes it complete. */
export function claimText(cited: CitedText): string {
  const { best, shown, claimStart } = cited
  const { text, isLabel: isName } = best.sentence
  const end = isName || text.endsWith(':') ? shown.end : best.span.end
  const claim = withoutConnective(withoutBullet(textOf(cited, { start: claimStart, end })))
    .replace(/(:?)\n[-•*–]\s+/g, (_, colon: string) => (colon === '' ? '; ' : ': '))
    .replace(/\s+/g, ' ')
  const leadIn = leadInOf(cited)
  return shorten(leadIn === null ? claim : `${leadIn} ${claim}`)
}

/** The lead-in of a list item that completes it: 'The dose is:'. */
function leadInOf({ best, shown }: CitedText): string | null {
  const { kind, context } = best.sentence.block
  const isStart = kind === 'item' && shown.start === best.span.start
  return isStart && context?.endsWith(':') ? context : null
}

function blocksOf({ best, shown }: CitedText): Block[] {
  return best.passage.page.blocks.filter(({ start, end }) => start < shown.end && shown.start < end)
}

function overlap(block: Span, span: Span): Span {
  return { start: Math.max(block.start, span.start), end: Math.min(block.end, span.end) }
}

function textOf({ best }: CitedText, { start, end }: Span): string {
  return best.passage.page.text.slice(start, end)
}

/** The sentences that are not in `said`, with the marker after the last one; a label at the start gets a colon. */
function markSentences(text: string, marker: string, language: Language, said: Set<string>): string {
  const found = sentences(text, language).map(({ start, end }) => text.slice(start, end))
  const shown = found.filter((sentence) => !said.has(sentence))
  for (const sentence of shown) said.add(sentence)
  if (shown.length === 0) return ''
  const [first = '', ...others] = shown.map(escapeMarkdown)
  const leads = others.length > 0 && isLabel(shown[0] ?? '')
  return [leads ? `${first}:` : first, ...others, marker].join(' ')
}

export function withoutBullet(text: string): string {
  return text.replace(/^\s*[-•*–]\s+/, '')
}

/** A code block whose fence is longer than any in the text. */
function fence(text: string): string {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map(({ length }) => length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}\n${text}\n${mark}`
}

/** Cuts a text after a word. */
export function shorten(text: string, maxLength = MAX_CLAIM_LENGTH): string {
  if (text.length <= maxLength) return text
  const end = text.lastIndexOf(' ', maxLength)
  return `${text.slice(0, end > 0 ? end : maxLength)} …`
}

/** Escapes Markdown, including brackets that would look like a citation marker. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~]/g, '\\$&')
    .replace(/^([-+])(?=\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2')
}
