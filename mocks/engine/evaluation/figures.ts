import { CONFIDENCE_LEVELS, wordOf } from '../../../src/domain/confidence.ts'
import { type Report, reportOf } from './report.ts'
import type { QuestionResult } from './runTrials.ts'

/** What `compare` measured on a set. Shares are from 0 to 1, of four digits; null where no question can be counted. */
export interface SetFigures {
  readonly name: string
  readonly answerable: number
  readonly unanswerable: number
  /** Share of the answerable questions whose first source is right. */
  readonly first: ByMethod
  readonly inThree: ByMethod
  readonly responseContains: number | null
  /** Share of the answerable questions that are refused. */
  readonly refused: number | null
  /** Share of the unanswerable questions that are answered. */
  readonly wronglyAnswered: number | null
  readonly area: number | null
  readonly calibrationError: number | null
  readonly coverageAt80: number | null
  readonly coverageAt90: number | null
  readonly statedFrom90: { readonly count: number; readonly shareWrong: number | null }
  /** The answers by the confidence level of their first source, and how many of these sources are right. */
  readonly levels: readonly { readonly word: string; readonly count: number; readonly right: number }[]
}

interface ByMethod {
  readonly engine: number | null
  readonly bm25: number | null
  readonly miniSearch: number | null
}

export interface Figures {
  /** For example 2026-11-27. */
  readonly date: string
  /** At most as many questions of each set with an answer, and without one; null: all. */
  readonly limit: number | null
  readonly sets: readonly SetFigures[]
}

export function figuresOf(name: string, results: readonly QuestionResult[]): SetFigures {
  const report = reportOf(name, results)
  const { answerable, unanswerable, engine } = report
  return {
    name,
    answerable,
    unanswerable,
    first: byMethod(report, 'correctFirst'),
    inThree: byMethod(report, 'correctInThree'),
    responseContains: short(engine.responseContains),
    refused: short(engine.answered === null ? null : 1 - engine.answered),
    wronglyAnswered: short(engine.wronglyAnswered),
    area: short(engine.ofAll.area),
    calibrationError: short(engine.ofAll.calibrationError),
    coverageAt80: short(engine.coverageAt80),
    coverageAt90: short(engine.coverageAt90),
    statedFrom90: { ...engine.statedFrom90, shareWrong: short(engine.statedFrom90.shareWrong) },
    levels: levelsOf(results),
  }
}

function byMethod({ engine, bm25, miniSearch }: Report, key: 'correctFirst' | 'correctInThree'): ByMethod {
  return { engine: short(engine[key]), bm25: short(bm25[key]), miniSearch: short(miniSearch[key]) }
}

function levelsOf(results: readonly QuestionResult[]): SetFigures['levels'] {
  const answered = results.map(({ engine }) => engine).filter(({ isAnswered }) => isAnswered)
  return CONFIDENCE_LEVELS.map(({ word }) => {
    const members = answered.filter(({ confidence }) => wordOf(confidence) === word)
    return { word, count: members.length, right: members.filter(({ rank }) => rank === 1).length }
  })
}

function short(value: number | null): number | null {
  return value === null ? null : Number(value.toFixed(4))
}
