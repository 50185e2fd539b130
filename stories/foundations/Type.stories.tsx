import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from '../../src/theme/tokens.ts'
import { box, columns, measure, name as nameStyle } from './page.css.ts'
import { Fact, Facts, Page, pixels, Rules, Section } from './page.tsx'
import * as styles from './type.css.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta

type Size = keyof typeof tokens.type

const samples = {
  label: ['Column headers, counts, notes below numbers', 'Showing 8 of 149, newest first'],
  small: ['Hints, captions, small buttons', 'PDF, TXT, MD or DOCX'],
  base: ['Rows, buttons and other controls', 'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf'],
  body: ['Fields, paragraphs beside forms', 'A person reads every application and decides.'],
  answer: [
    'The assistant’s answers',
    'Reactivation in slow-wave sleep comes before the shift toward neocortical retrieval, and disturbing it degrades later recall.',
  ],
  lead: [
    'Introductions of pages, titles of dialogs',
    'Most of your evidence supports a causal role, through replay.',
  ],
  title: ['Titles of pages inside the app', 'Knowledge Base'],
  heading: ['Large page titles, sections of the landing page', 'Know where it comes from'],
  display: ['Headings of the request form and of error pages', 'Two of your sources disagree.'],
  metric: ['The four metrics of the dashboard', '12,481'],
  hero: ['The first heading of the landing page', 'Know what it believes, and why.'],
} satisfies Record<Size, readonly [use: string, sample: string]>

const sizes = Object.keys(samples) as Size[]
const weights = Object.entries(tokens.weight)
const figures = ['11,171', '40,889', '143']

function measureOf(size: Size) {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = tokens.type[size]
  const tracking = letterSpacing === '0' ? '' : `, ${letterSpacing}`
  return `${pixels(fontSize)} on ${pixels(lineHeight)}, ${fontWeight}${tracking}`
}

function Figures({ className, use }: { className: string; use: string }) {
  return (
    <div className={`${box} ${styles.column}`}>
      {figures.map((figure) => (
        <div key={figure} className={className}>
          {figure}
        </div>
      ))}
      <p className={measure}>{use}</p>
    </div>
  )
}

function TypePage() {
  return (
    <Page
      title="Type"
      lead="One font family for all text, from the smallest label to the largest number. Size and weight show importance; letter spacing decreases as the size increases. All sizes scale with the user’s text size."
    >
      <Section title="Sizes" note="Font size and line height in default pixels, weight, letter spacing.">
        <div className={styles.rows}>
          {sizes.map((size) => {
            const [use, sample] = samples[size]
            return (
              <div key={size} className={styles.row}>
                <div>
                  <div className={nameStyle}>{size}</div>
                  <div className={measure}>{measureOf(size)}</div>
                  <div className={measure}>{use}</div>
                </div>
                <p className={`${styles.size[size]} ${styles.sample}`}>{sample}</p>
              </div>
            )
          })}
        </div>
      </Section>
      <Section
        title="Families"
        note="Both are bundled variable fonts. The second loads when code is first shown."
      >
        <div className={columns}>
          <div className={`${box} ${styles.family}`}>
            <p className={styles.sansWord}>Aa Gg 086</p>
            <p className={measure}>{tokens.font.sans}</p>
          </div>
          <div className={`${box} ${styles.family}`}>
            <p className={styles.monoWord}>{'graph.claims[0]'}</p>
            <p className={measure}>{tokens.font.mono}</p>
          </div>
        </div>
      </Section>
      <Section title="Weights" note="Use a heavier weight for text that people look for.">
        <Facts>
          {weights.map(([name, value]) => (
            <Fact key={name} name={name} measure={value}>
              <span className={styles.weightWord[name as keyof typeof tokens.weight]}>
                Reasons over your graph
              </span>
            </Fact>
          ))}
        </Facts>
      </Section>
      <Section title="Figures" note="Of equal width in columns and in numbers that change while shown.">
        <div className={columns}>
          <Figures className={styles.tabular} use="Tabular: tables, metrics, percentages" />
          <Figures className={styles.proportional} use="Proportional: in sentences" />
        </div>
      </Section>
      <Section
        title="Quotations"
        note="Text from a document looks different from text of the assistant, and the two are never mixed."
      >
        <div className={`${box} ${styles.column}`}>
          <p className={styles.own}>Replay comes before the transfer, and disturbing it degrades recall.</p>
          <blockquote className={styles.quoted}>
            “Reactivation during slow-wave sleep precedes the redistribution of memory representations to
            neocortical networks.”
          </blockquote>
        </div>
      </Section>
      <Rules
        rules={{
          Always: [
            'Sizes of the scale, in rem, so that nothing is lost at a text size of 200 %.',
            'One most prominent element in a view. Use size first, then weight, then color.',
            'Lines of 45 to 75 characters in long text.',
          ],
          Never: [
            'All capitals, except for names that are written that way.',
            'Italics for emphasis in the interface.',
            'A size that is not in the scale.',
          ],
        }}
      />
    </Page>
  )
}

export const Type: StoryObj = { render: () => <TypePage /> }
