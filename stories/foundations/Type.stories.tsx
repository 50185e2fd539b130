import type { Meta, StoryObj } from '@storybook/react-vite'
import { tokens } from '../../src/theme/tokens.ts'
import { box, columns, measure, name as nameStyle } from './page.css.ts'
import { Fact, Facts, Page, pixels, Rules, Section } from './page.tsx'
import * as styles from './type.css.ts'

const meta = { title: 'Foundations/Type' } satisfies Meta
export default meta

type Size = keyof typeof tokens.type

/** A sample text for each size. */
const samples = {
  label: ['Column heads, counts, notes under figures', 'Showing 8 of 149, newest first'],
  small: ['Hints, captions, small buttons', 'PDF, TXT, MD or DOCX'],
  base: [
    'Rows, buttons, all that is worked with',
    'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf',
  ],
  body: ['Fields, paragraphs beside forms', 'A person reads every application and decides.'],
  answer: [
    'The assistant’s answers',
    'Reactivation in slow-wave sleep comes before the shift toward neocortical retrieval, and disturbing it degrades later recall.',
  ],
  lead: ['What a page is about', 'Most of your evidence supports a causal role, through replay.'],
  title: ['A page’s name inside the app', 'Knowledge Base'],
  heading: ['Figures in a strip, a section of the landing page', 'Know where it comes from'],
  display: ['The question a page asks', 'Two of your sources disagree.'],
  metric: ['The four figures of the dashboard', '12,481'],
  hero: ['Once, on the landing page', 'Know what it believes, and why.'],
} satisfies Record<Size, readonly [use: string, sample: string]>

const sizes = Object.keys(samples) as Size[]
const weights = Object.entries(tokens.weight)
const figures = ['11,171', '40,889', '143']

function measureOf(size: Size) {
  const { fontSize, lineHeight, fontWeight, letterSpacing } = tokens.type[size]
  const tracking = letterSpacing === '0' ? '' : `, ${letterSpacing}`
  return `${pixels(fontSize)} on ${pixels(lineHeight)}, ${fontWeight}${tracking}`
}

function TypePage() {
  return (
    <Page
      title="Type"
      lead="One family for everything that is read, from the smallest label to the largest figure. Size and weight make the order; tracking tightens as letters grow. All sizes grow with the reader’s own."
    >
      <Section
        title="Sizes"
        note={<p>Letters on line in pixels at the ordinary text size, weight, tracking.</p>}
      >
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
        note={<p>Both are bundled and variable. The second loads when the first code is shown.</p>}
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
      <Section title="Weights" note={<p>Four, close together. A heavier word is one that is looked for.</p>}>
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
      <Section
        title="Figures"
        note={<p>Of one width wherever they stand below each other or change while they are watched.</p>}
      >
        <div className={columns}>
          <div className={`${box} ${styles.column}`}>
            {figures.map((figure) => (
              <div key={figure} className={styles.tabular}>
                {figure}
              </div>
            ))}
            <p className={measure}>Tabular: tables, metrics, percentages</p>
          </div>
          <div className={`${box} ${styles.column}`}>
            {figures.map((figure) => (
              <div key={figure} className={styles.proportional}>
                {figure}
              </div>
            ))}
            <p className={measure}>Proportional: in sentences</p>
          </div>
        </div>
      </Section>
      <Section
        title="Whose words"
        note={
          <p>What a document says is set apart from what the assistant says, and the two are never mixed.</p>
        }
      >
        <div className={`${box} ${styles.column}`}>
          <p className={styles.own}>Replay comes before the transfer, and disturbing it degrades recall.</p>
          <blockquote className={styles.quoted}>
            “Reactivation during slow-wave sleep precedes the redistribution of memory representations to
            neocortical networks.”
          </blockquote>
        </div>
      </Section>
      <Section title="Use">
        <div className={columns}>
          <Rules
            title="Always"
            rules={[
              'Sizes of the scale, in rem: at 200 % everything is still there.',
              'One strongest thing in a view. Size first, then weight, then colour.',
              'Lines of 45 to 75 letters where there is much to read.',
            ]}
          />
          <Rules
            title="Never"
            rules={[
              'Capitals for whole words, but for what is written so.',
              'Italics for emphasis in the interface.',
              'A size between two of the scale.',
            ]}
          />
        </div>
      </Section>
    </Page>
  )
}

export const Type: StoryObj = { render: () => <TypePage /> }
