import type { StoredPassage } from '../../documentStore.ts'
import type { Candidate } from '../../selection/candidate.ts'
import { findCandidates } from '../../selection/candidates.ts'
import { positionsOf } from '../../selection/matches.ts'
import { coverageOf, parseQuestion, type Question } from '../../selection/question.ts'
import { Sentence } from '../../text/sentence.ts'
import { terms } from '../../text/terms.ts'
import type { Block, ExtractedPage } from '../../types.ts'
import { plainClaim } from '../plainClaim.ts'
import type { QuestionContext } from '../questionContext.ts'
import { escapeMarkdown } from '../quotation.ts'
import type { TextAnswer } from '../textAnswer.ts'
import { ASKS_SECTION, SECTION_WORDS } from './placeWords.ts'

interface Section {
  readonly passage: StoredPassage
  readonly title: Block
  readonly score: number
}

/** Minimum share of the question in the title, or in the title and the best sentence below it. */
const MIN_SCORE = 0.4
/** Of the share that only a sentence below the title contains. */
const TEXT_WEIGHT = 0.5
/** What a section loses that has only one sentence about the subject. */
const ONE_SENTENCE = 0.2
const MAX_EXCERPT_LENGTH = 420

/** The title of the section that a question such as 'which section covers travel' asks for; null for other questions. */
export function sectionAnswer(asked: QuestionContext): TextAnswer | null {
  const text = asked.question.text
  if (!ASKS_SECTION.test(text.trim())) return null
  const subject = subjectOf(text)
  if (subject === '') return null
  const question = parseQuestion(subject, asked.store)
  const candidates = findCandidates(asked.store, question, ({ documentId }) => asked.weightOf(documentId))
  const section = bestSection(question, candidates, asked)
  return section === null ? null : answerWith(section, asked)
}

/** The words of the question without those that ask for a section. */
function subjectOf(text: string): string {
  return text
    .split(/\s+/)
    .filter((word) => !SECTION_WORDS.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')))
    .join(' ')
}

function bestSection(
  question: Question,
  candidates: readonly Candidate[],
  asked: QuestionContext,
): Section | null {
  let best: Section | null = null
  for (const [id, { passages }] of asked.store.documents) {
    if (asked.weightOf(id) === 0) continue
    const below = candidates.filter(({ passage }) => passage.documentId === id)
    for (const passage of firstPassages(passages)) {
      for (const title of passage.page.blocks) {
        if (title.kind !== 'heading') continue
        const score = scoreOf(title, passage, below, question)
        if (score >= MIN_SCORE && score > (best?.score ?? 0)) best = { passage, title, score }
      }
    }
  }
  return best
}

/** One passage for each page. */
function firstPassages(passages: readonly StoredPassage[]): StoredPassage[] {
  return [...new Map(passages.toReversed().map((passage) => [passage.pageIndex, passage])).values()].reverse()
}

function scoreOf(
  title: Block,
  passage: StoredPassage,
  below: readonly Candidate[],
  question: Question,
): number {
  const text = textOf(passage.page, title)
  const inTitle = positionsOf(new Set(terms(text, passage.language)), question)
  const inText = below
    .filter(({ sentence }) => sentence.block.headings.at(-1) === text)
    .map(({ match }) => coverageOf(match.found, question))
    .filter((share) => share > 0)
  const coverage = coverageOf(inTitle, question)
  const several = 1 - ONE_SENTENCE / Math.max(1, inText.length)
  return coverage + (1 - coverage) * TEXT_WEIGHT * Math.max(0, ...inText) * several
}

function textOf(page: ExtractedPage, { start, end }: Block): string {
  return page.text.slice(start, end)
}

function answerWith({ passage, title, score }: Section, asked: QuestionContext): TextAnswer {
  const { page, filename, language } = passage
  const name = textOf(page, title)
  const next = page.blocks.find(({ start, kind }) => start >= title.end && kind !== 'fragment')
  const isBelow = next !== undefined && next.kind !== 'heading'
  const end = isBelow ? Math.min(next.end, title.start + MAX_EXCERPT_LENGTH) : title.end
  const sentence = new Sentence(
    name,
    title.start,
    title.end,
    { ...title, headings: [...title.headings, name] },
    language,
    false,
  )
  const fitted = Math.log(score / (1 - Math.min(0.95, score)))
  const own = asked.store.documents
    .get(passage.documentId)
    ?.passages.find((one) => one.page === page && one.start <= title.start && title.start < one.end)
  const claim = plainClaim(own ?? passage, sentence, { start: title.start, end }, fitted, asked)
  const place =
    page.number === null ? escapeMarkdown(filename) : `page ${page.number} of ${escapeMarkdown(filename)}`
  return {
    claims: [claim],
    hypotheses: null,
    response: `**${escapeMarkdown(name)}**, ${place} [1]`,
    citations: [{ marker: 1, source: 0 }],
    contradictions: [],
  }
}
