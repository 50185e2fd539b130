import { type Measures, measure } from './measures.ts'
import { type CalibrationBin, mean } from './metrics.ts'
import type { QuestionResult } from './runTrials.ts'

export interface Report {
  readonly set: string
  readonly answerable: number
  readonly unanswerable: number
  /** Mean and greatest time of an answer. */
  readonly milliseconds: { readonly mean: number; readonly max: number }
  readonly kinds: readonly KindReport[]
  readonly engine: Measures
  /** The confidences of BM25 and MiniSearch are scores, of which only the order means something. */
  readonly bm25: Measures
  readonly miniSearch: Measures
}

/** The share of the answerable questions of one kind whose first source is right. */
export interface KindReport {
  readonly kind: string
  readonly count: number
  readonly engine: number | null
  readonly bm25: number | null
  readonly miniSearch: number | null
}

export function reportOf(set: string, results: readonly QuestionResult[]): Report {
  const measured = (method: 'engine' | 'bm25' | 'miniSearch'): Measures =>
    measure(
      results.map((result) => ({
        outcome: result[method],
        isAnswerable: result.question.answers.length > 0,
        hasPages: result.question.pages.length > 0,
      })),
    )
  const times = results.map(({ milliseconds }) => milliseconds)
  const answerable = results.filter(({ question }) => question.answers.length > 0).length
  return {
    set,
    answerable,
    unanswerable: results.length - answerable,
    milliseconds: { mean: mean(times) ?? 0, max: times.reduce((max, time) => Math.max(max, time), 0) },
    kinds: kindsOf(results),
    engine: measured('engine'),
    bm25: measured('bm25'),
    miniSearch: measured('miniSearch'),
  }
}

function kindsOf(results: readonly QuestionResult[]): KindReport[] {
  const answerable = results.filter(({ question }) => question.answers.length > 0)
  const kinds = [...new Set(answerable.flatMap(({ question }) => question.kind ?? []))].sort()
  return kinds.map((kind) => {
    const members = answerable.filter(({ question }) => question.kind === kind)
    return {
      kind,
      count: members.length,
      engine: mean(members.map(({ engine }) => Number(engine.rank === 1))),
      bm25: mean(members.map(({ bm25 }) => Number(bm25.rank === 1))),
      miniSearch: mean(members.map(({ miniSearch }) => Number(miniSearch.rank === 1))),
    }
  })
}

type Row = readonly [label: string, engine: string, bm25: string, miniSearch: string]

export function printReport(report: Report): string {
  const { set, answerable, unanswerable, milliseconds, engine, bm25, miniSearch } = report
  const all = (label: string, of: (measures: Measures) => string): Row => [
    label,
    of(engine),
    of(bm25),
    of(miniSearch),
  ]
  const onlyEngine = (label: string, value: string): Row => [label, value, '-', '-']
  const rows: Row[] = [
    [`${answerable} answerable, ${unanswerable} unanswerable questions`, 'engine', 'BM25', 'MiniSearch'],
    all('correct first', (m) => percent(m.correctFirst)),
    all('correct in three', (m) => percent(m.correctInThree)),
    all('mean reciprocal rank', (m) => fixed(m.meanReciprocalRank)),
    all('response contains the answer', (m) => percent(m.responseContains)),
    all('correct page in three', (m) => percent(m.pageInThree)),
    all('answerable and answered', (m) => percent(m.answered)),
    all('unanswerable and answered', (m) => percent(m.wronglyAnswered)),
    all('answerable: area under the curve', (m) => fixed(m.ofAnswerable.area)),
    onlyEngine('answerable: calibration error', fixed(engine.ofAnswerable.calibrationError)),
    onlyEngine('first hypothesis: area under the curve', fixed(engine.ofHypotheses.area)),
    onlyEngine('first hypothesis: calibration error', fixed(engine.ofHypotheses.calibrationError)),
    all('all, silence as 0: area under the curve', (m) => fixed(m.areaWithSilence)),
    all('all answered: area under the curve', (m) => fixed(m.ofAll.area)),
    onlyEngine('all answered: calibration error', fixed(engine.ofAll.calibrationError)),
    all('all: answered at 80 % precision', (m) => percent(m.coverageAt80)),
    all('all: answered at 90 % precision', (m) => percent(m.coverageAt90)),
    onlyEngine('all answered: stated at 0.9 and more', String(engine.statedFrom90.count)),
    onlyEngine('all answered: wrong of these', percent(engine.statedFrom90.shareWrong)),
    all('triggering, F1', (m) => fixed(m.triggering.f1)),
    all('triggering, best F1 (its threshold)', (m) => bestF1(m)),
    onlyEngine('contradictions reported', String(engine.contradictions)),
    all('words of the first source', (m) => m.words?.toFixed(1) ?? '-'),
    onlyEngine('milliseconds a question, mean', milliseconds.mean.toFixed(1)),
    onlyEngine('milliseconds a question, most', milliseconds.max.toFixed(1)),
  ]
  const lines = rows.map(
    ([label, ...cells]) => label.padEnd(48) + cells.map((cell) => cell.padStart(16)).join(''),
  )
  return [set, ...lines, ...kindLines(report), '', ...calibrationLines(engine)].join('\n')
}

function kindLines({ kinds }: Report): string[] {
  if (kinds.length === 0) return []
  const rows = kinds.map(({ kind, count, engine, bm25, miniSearch }) => [
    kind,
    String(count),
    percent(engine),
    percent(bm25),
    percent(miniSearch),
  ])
  return [
    '',
    ...[['correct first, by kind', 'questions', 'engine', 'BM25', 'MiniSearch'], ...rows].map(toLine),
  ]
}

function toLine([label = '', ...cells]: readonly string[]): string {
  return label.padEnd(32) + cells.map((cell) => cell.padStart(16)).join('')
}

function bestF1({ bestTriggering: { f1, threshold } }: Measures): string {
  return `${fixed(f1)} (${threshold.toFixed(3)})`
}

/** Confidence of the first source: the count, mean confidence and share of right ones in each bin. */
function calibrationLines({ ofAnswerable, ofAll }: Measures): string[] {
  const header = ['confidence', 'answerable', 'stated', 'right', 'all', 'stated', 'right']
  const rows = ofAll.calibration.map((all, i) => {
    const answerable = ofAnswerable.calibration[i]
    return [
      `${all.from.toFixed(1)} to ${(all.from + 0.1).toFixed(1)}`,
      ...(answerable === undefined ? [] : cellsOf(answerable)),
      ...cellsOf(all),
    ]
  })
  return [header, ...rows].map((cells) => cells.map((cell) => cell.padStart(12)).join(''))
}

function cellsOf({ count, meanConfidence, shareRight }: CalibrationBin): string[] {
  return [String(count), percent(meanConfidence), percent(shareRight)]
}

function percent(value: number | null): string {
  return value === null ? '-' : `${(100 * value).toFixed(1)} %`
}

function fixed(value: number | null): string {
  return value === null ? '-' : value.toFixed(3)
}
