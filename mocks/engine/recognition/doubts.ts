import { escapeMarkdown } from '../answer/quotation.ts'
import type { Answer, ExtractedDocument, Source } from '../types.ts'
import type { ScannedPage } from './scannedPage.ts'

/** A number or date that was recognized with less confidence is said to be uncertain. */
const CERTAIN_DIGITS = 0.85

type ScansOf = (documentId: string) => ExtractedDocument['scans']

/**
 * An answer that says which of its sources were read from a scan, whose confidence takes into account how sure text recognition was of the words of its sources, and that names
 * uncertain numbers among those that it quotes.
 */
export function withScanDoubts(answer: Answer, scansOf: ScansOf): Answer {
  const words = answer.sources.map((source) => recognizedWords(source, scansOf))
  if (words.every((list) => list.length === 0)) return answer
  const factors = words.map(meanConfidence)
  const hypotheses = answer.hypotheses.map((hypothesis) => {
    const said = answer.sources.findIndex(({ excerpt }) => excerpt.includes(hypothesis.hypothesis))
    const named = answer.sources.findIndex(({ filename }) => hypothesis.sources.includes(filename))
    return { ...hypothesis, confidence: hypothesis.confidence * (factors[said >= 0 ? said : named] ?? 1) }
  })
  const confidences = hypotheses.map(({ confidence }) => confidence)
  const quoted = new Set(answer.citations.map(({ source }) => source))
  return {
    ...answer,
    response: [
      answer.response,
      ...answer.sources.flatMap((source, i) => (quoted.has(i) ? doubtsOf(source, words[i]) : [])),
    ].join('\n\n'),
    sources: answer.sources.map((source, i) =>
      words[i]?.length
        ? { ...source, is_scan: true, confidence: source.confidence * (factors[i] ?? 1) }
        : source,
    ),
    hypotheses,
    avg_confidence:
      answer.avg_confidence === null
        ? null
        : confidences.reduce((sum, one) => sum + one, 0) / Math.max(1, confidences.length),
  }
}

interface Word {
  readonly text: string
  readonly confidence: number
}

/** The words of a source that were recognized, with the least confidence that each has on its page. */
function recognizedWords({ document_id, page, excerpt }: Source, scansOf: ScansOf): Word[] {
  const scan = scansOf(document_id)?.find(({ number, kind }) => number === page && kind === 'text')
  if (scan === undefined) return []
  const confidences = confidencesOn(scan)
  return excerpt.split(/\s+/).flatMap((text) => {
    const confidence = confidences.get(text)
    return confidence === undefined ? [] : [{ text, confidence }]
  })
}

function confidencesOn({ lines }: ScannedPage): ReadonlyMap<string, number> {
  const least = new Map<string, number>()
  for (const { text, confidence } of lines.flatMap(({ words }) => words))
    least.set(text, Math.min(confidence, least.get(text) ?? 1))
  return least
}

/** By the length of the words; 1 for a source that was not recognized. */
function meanConfidence(words: readonly Word[]): number {
  const length = words.reduce((sum, { text }) => sum + text.length, 0)
  const total = words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0)
  return length === 0 ? 1 : total / length
}

function doubtsOf({ filename, page }: Source, words: readonly Word[] = []): string[] {
  const uncertain = words.filter(({ text, confidence }) => /\d/.test(text) && confidence < CERTAIN_DIGITS)
  const numbers = [
    ...new Set(uncertain.map(({ text }) => `“${escapeMarkdown(text.replace(/[.,;:]+$/, ''))}”`)),
  ]
  if (numbers.length === 0) return []
  const list = new Intl.ListFormat('en-US').format(numbers)
  const [verb, object] = numbers.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [
    `${list} on page ${page} of ${escapeMarkdown(filename)} ${verb} hard to read in the scan. Check ${object} in the original.`,
  ]
}
