import type { Figures, SetFigures } from '../../mocks/engine/evaluation/figures.ts'
import { CONFIDENCE_LEVELS } from '../../src/domain/confidence.ts'
import { Link } from '../../src/ui/Link/Link.tsx'
import { CataloguePage, Section, Table } from '../catalogue/CataloguePage.tsx'
import { guideAddress } from '../guides/guides.ts'
import { FIGURES } from './figures.gen.ts'

const { date, limit, sets }: Figures = FIGURES

const measured =
  limit === null
    ? `Measured on ${date}.`
    : `Measured on ${date}: at most ${limit} questions of each set with an answer and ${limit} without one.`

const percent = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)} %`)
const fixed = (value: number | null) => value?.toFixed(2) ?? '–'

const ROWS: readonly (readonly [label: string, of: (set: SetFigures) => string])[] = [
  ['Questions with an answer', ({ answerable }) => String(answerable)],
  ['Questions without an answer', ({ unanswerable }) => String(unanswerable)],
  ['First source right: engine', ({ first }) => percent(first.engine)],
  ['First source right: BM25', ({ first }) => percent(first.bm25)],
  ['First source right: MiniSearch', ({ first }) => percent(first.miniSearch)],
  ['One of the first three right: engine', ({ inThree }) => percent(inThree.engine)],
  ['One of the first three right: BM25', ({ inThree }) => percent(inThree.bm25)],
  ['One of the first three right: MiniSearch', ({ inThree }) => percent(inThree.miniSearch)],
  ['Response contains the answer', ({ responseContains }) => percent(responseContains)],
  ['With an answer, refused', ({ refused }) => percent(refused)],
  ['Without an answer, answered', ({ wronglyAnswered }) => percent(wronglyAnswered)],
  ['Confidence: area under the curve', ({ area }) => fixed(area)],
  ['Confidence: calibration error', ({ calibrationError }) => fixed(calibrationError)],
  ['Wrong of the answers at 90 % and more', ({ statedFrom90 }) => wrongOf(statedFrom90)],
  ['Of all, answered if 80 % of the answers are right', ({ coverageAt80 }) => percent(coverageAt80)],
  ['Of all, answered if 90 % of the answers are right', ({ coverageAt90 }) => percent(coverageAt90)],
]

function wrongOf({ count, shareWrong }: SetFigures['statedFrom90']): string {
  return `${Math.round(count * (shareWrong ?? 0))} of ${count}`
}

function rightOf(set: SetFigures, word: string): string {
  const level = set.levels.find((one) => one.word === word)
  return level === undefined ? '–' : `${level.right} of ${level.count}`
}

/** What `npm run engine -- compare` measured. */
export function AnswersPage() {
  const names = sets.map(({ name }) => name)
  return (
    <CataloguePage title="Answers" lead={<Lead />}>
      <Section title="Figures" note={measured}>
        <Table label="Figures" head={['Measure', ...names]}>
          {ROWS.map(([label, of]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {sets.map((set) => (
                <td key={set.name}>{of(set)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </Section>
      <Section title="Confidence levels" note="How many of the first sources with each level are right.">
        <Table label="Confidence levels" head={['Level', 'From', ...names]}>
          {CONFIDENCE_LEVELS.map(({ word, from }) => (
            <tr key={word}>
              <th scope="row">{word}</th>
              <td>{100 * from} %</td>
              {sets.map((set) => (
                <td key={set.name}>{rightOf(set, word)}</td>
              ))}
            </tr>
          ))}
        </Table>
      </Section>
    </CataloguePage>
  )
}

function Lead() {
  return (
    <>
      <p>
        Questions with known answers are asked of the engine, and of BM25 and MiniSearch (default options)
        over the single sentences of the same documents. A source is right if it contains the answer.
        Questions without an answer are about something that the documents do not contain. An answer to one is
        wrong.
      </p>
      <p>
        The limit of refusal was chosen on the natural questions, so their figures are a little too good.
        Translations of the XQuAD questions into Romanian and Turkish were used to fit the weights. MiniSearch
        does not divide Chinese sentences into words. The documents and questions are not in the repository.{' '}
        <Link href={guideAddress('engine.md#compare') ?? ''} target="_top">
          Compare
        </Link>{' '}
        has the command for your own.
      </p>
    </>
  )
}
