import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONFIDENCE_LEVELS, stepOf, wordOf } from '../../src/domain/confidence.ts'
import { percentOf } from '../../src/lib/scale.ts'
import type { Theme } from '../../src/theme/tokens.ts'
import { ConfidenceMeter } from '../../src/ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { ScaleCells } from '../../src/ui/ScaleCells/ScaleCells.tsx'
import { ScaleLegend } from '../../src/ui/ScaleLegend/ScaleLegend.tsx'
import { StatusBadge } from '../../src/ui/StatusBadge/StatusBadge.tsx'
import { StatusPie } from '../../src/ui/StatusPie/StatusPie.tsx'
import type { StatusShape } from '../../src/ui/StatusPie/shapes.ts'
import { box, columns } from './page.css.ts'
import { BothThemes, Page, Rules, Scroll, Section } from './page.tsx'
import { cssVariable } from './paint.ts'
import * as styles from './scale.css.ts'

const meta = { title: 'Foundations/The scale' } satisfies Meta
export default meta

const pieShapes: readonly StatusShape[] = ['quarter', 'partial', 'half', 'threeQuarters', 'nearly', 'check']

const statuses: Record<string, StatusShape> = {
  Pending: 'pending',
  Processing: 'partial',
  'Ready to Index': 'threeQuarters',
  Indexed: 'check',
  Failed: 'cross',
  Canceled: 'slash',
}

/** A share within each level. */
const samples = [0.184, 0.287, 0.589, 0.718, 0.864, 0.934]

/** Shares just below and at each threshold. */
const boundaryValues = CONFIDENCE_LEVELS.flatMap(({ from }) => (from === 0 ? [] : [from - 0.001, from]))

function Steps({ theme }: { theme: Theme }) {
  return (
    <table className={styles.steps}>
      <thead>
        <tr>
          {['Step', 'Word', 'From', 'Cells', 'Pie', 'Color'].map((name) => (
            <th key={name} scope="col" className={styles.headerCell}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CONFIDENCE_LEVELS.map(({ step, word, from }) => (
          <tr key={step}>
            <td className={styles.cell}>{step}</td>
            <th scope="row" className={styles.word} style={{ color: cssVariable(`ramp.${step}`) }}>
              {word}
            </th>
            <td className={styles.cell}>{Math.round(from * 100)}&nbsp;%</td>
            <td className={styles.cell}>
              <ScaleCells step={step} />
            </td>
            <td className={styles.cell}>
              <StatusPie shape={pieShapes[step - 1] ?? 'check'} />
            </td>
            <td className={styles.cell}>{theme.color.ramp[step]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ScalePage() {
  return (
    <Page
      title="The scale"
      lead="The same six steps show how certain an answer is, how much a source matters, and how far a document or an account has progressed. One legend applies to every screen."
    >
      <Section title="Six steps" note="Each step has a word and a lowest percentage.">
        <ScaleLegend levels={CONFIDENCE_LEVELS} />
        <BothThemes>
          {(theme, name) => (
            <Scroll label={`The six steps, ${name}`}>
              <Steps theme={theme} />
            </Scroll>
          )}
        </BothThemes>
      </Section>
      <Section
        title="From number to word"
        note="A number from 0 to 1 is shown as a step, a word and a percentage with one decimal. It is rounded to a tenth of a percent before the step is chosen, so that the word never contradicts the percentage."
      >
        <div className={columns}>
          <div className={box}>
            <div className={styles.meters}>
              {samples.map((value) => (
                <ConfidenceMeter levels={CONFIDENCE_LEVELS} key={value} value={value} />
              ))}
            </div>
          </div>
          <div className={box}>
            <ul className={styles.bounds}>
              {boundaryValues.map((value) => (
                <li key={value} className={styles.bound}>
                  <span>{percentOf(value)}</span>
                  <ScaleCells step={stepOf(value)} />
                  <span>{wordOf(value)}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Section>
      <Section
        title="Progress of a status"
        note="A status that progresses fills its pie in the colors of the scale: a dashed circle before the start, a check at the end. A failure is red, which is not on the scale. A status that ended without a failure, such as Canceled, is gray with a slash."
      >
        <ul className={styles.statuses}>
          {Object.entries(statuses).map(([label, shape]) => (
            <li key={label}>
              <StatusBadge shape={shape} label={label} />
            </li>
          ))}
        </ul>
      </Section>
      <Rules
        rules={{
          For: [
            'Confidence of a hypothesis, an answer or a source.',
            'Salience of a concept or a source.',
            'Progress of a document, an upload, an application or an account setup.',
            'Nodes of the graph, by the confidence of their claims.',
          ],
          Never: [
            'Buttons, links, headings, backgrounds, or decoration.',
            'Categories, such as a file type, a role or a person.',
            'Good and bad. A weak claim is not a mistake, and a strong one is not a success.',
            'A color of the scale without a word, a percentage or a count.',
          ],
        }}
      />
    </Page>
  )
}

export const TheScale: StoryObj = { name: 'The scale', render: () => <ScalePage /> }
