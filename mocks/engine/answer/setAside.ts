import type { KnownDisagreement, StatedSide } from '../disagreements/disagreement.ts'
import { citeAlone } from './citedText.ts'
import { type Claim, toHypothesis } from './claims.ts'
import { chooseHypotheses } from './hypotheses.ts'
import type { SetAside } from './knownDisagreements.ts'
import type { QuestionContext } from './questionContext.ts'
import { escapeMarkdown, withoutBullet } from './quotation.ts'
import { isSameSentence } from './sameSentence.ts'
import type { TextAnswer } from './textAnswer.ts'

const MAX_SHOWN = 3

/** Adds below the quotations what they replaced, struck through, with its place as a source. It is no hypothesis. */
export function addSetAside(text: TextAnswer, { setAside }: Pick<QuestionContext, 'setAside'>): TextAnswer {
  const claims = [...text.claims]
  const citations = [...text.citations]
  const lines: string[] = []
  for (const { source } of text.citations) {
    const claim = text.claims[source]
    for (const one of claim === undefined ? [] : replacedBy(claim, setAside)) {
      if (lines.length === MAX_SHOWN) break
      if (claim === undefined || claims.some(({ cited: { best } }) => isSameSentence(best, one.candidate)))
        continue
      claims.push(toClaim(one, claim))
      citations.push({ marker: claims.length, source: claims.length - 1 })
      lines.push(`${whenOf(one.disagreement, one.kept)}: ~~${quotedOf(one.side)}~~ [${claims.length}]`)
    }
  }
  if (lines.length === 0) return text
  const hypotheses = text.hypotheses ?? chooseHypotheses(text.claims).map(toHypothesis)
  return { ...text, claims, citations, hypotheses, response: [text.response, ...lines].join('\n\n') }
}

/** What a claim replaced, and what that had replaced, the latest first. */
function replacedBy({ cited: { best } }: Claim, setAside: readonly SetAside[]): SetAside[] {
  const found: SetAside[] = []
  let last = [best]
  while (last.length > 0 && found.length < MAX_SHOWN) {
    const before = setAside.filter(
      (one) => !found.includes(one) && last.some((candidate) => isSameSentence(one.by, candidate)),
    )
    found.push(...before)
    last = before.map(({ candidate }) => candidate)
  }
  return found
}

/** A statement that no longer holds is at most as probable as what replaced it is not. */
function toClaim({ candidate }: SetAside, { confidence, fitted }: Claim): Claim {
  return {
    cited: citeAlone(candidate),
    support: [candidate],
    contradictions: [],
    confidence: Math.min(confidence, 1 - confidence),
    fitted,
  }
}

function whenOf({ decision, decidedAt }: KnownDisagreement, { date }: StatedSide): string {
  if (decision !== null)
    return `Set aside by you${decidedAt === null ? '' : ` on ${inWords(decidedAt.slice(0, 10))}`}`
  return date === null ? 'Replaced' : `Before ${inWords(date)}`
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** '28 October 2026' for '2026-10-28'. */
function inWords(date: string): string {
  const [year = '', month, day] = date.split('-')
  return [
    day === undefined ? '' : String(Number(day)),
    month === undefined ? '' : MONTHS[Number(month) - 1],
    year,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function quotedOf({ excerpt }: StatedSide): string {
  return escapeMarkdown(withoutBullet(excerpt).replace(/\s+/g, ' ')).replaceAll('~', '\\~')
}
