import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { FileUp, type LucideIcon, Trash2, Upload } from 'lucide-react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import * as styles from './icons.css.ts'
import { iconsInUse } from './iconsInUse.ts'
import { columns, measure, name as nameStyle } from './page.css.ts'
import { Fact, Facts, Page, Rules, Section } from './page.tsx'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Stroke width in a box of 24, drawn at 16 pixels. */
const STROKE = 1.6

function Icon({ name }: { name: string }) {
  const LucideComponent: LucideIcon = Reflect.get(lucide, name)
  return <LucideComponent strokeWidth={STROKE} aria-hidden="true" />
}

function IconsPage() {
  return (
    <Page
      title="Icons"
      lead="Lucide, drawn small and thin. An icon helps to find a word again; it rarely replaces one. These are all that the product uses, read from its source."
    >
      <Section title="In use" note={<p>Before another is taken: does one of these say it already?</p>}>
        <ul className={styles.icons}>
          {iconsInUse(sources).map(({ name, owners }) => (
            <li key={name} className={styles.icon}>
              <Icon name={name} />
              <span className={nameStyle}>{name}</span>
              <span className={measure}>{owners.join(', ')}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Size and stroke"
        note={
          <p>
            1 rem square, 16 pixels at the ordinary text size, with a stroke of {STROKE} in lucide’s box of
            24. An icon takes the colour of the words beside it.
          </p>
        }
      >
        <div className={styles.strokes}>
          <div className={styles.stroke}>
            <FileUp className={styles.drawing} strokeWidth={STROKE} aria-hidden="true" />
            <span className={measure}>{STROKE}, eight times as large</span>
          </div>
          <div className={styles.stroke}>
            <FileUp className={styles.wrong} strokeWidth={STROKE} aria-hidden="true" />
            <span className={measure}>As it stands</span>
          </div>
          <div className={styles.stroke}>
            <FileUp className={styles.wrong} strokeWidth={2} aria-hidden="true" />
            <span className={measure}>Not at 2: too loud</span>
          </div>
          <div className={styles.stroke}>
            <FileUp className={styles.wrong} strokeWidth={1} aria-hidden="true" />
            <span className={measure}>Not at 1: too weak</span>
          </div>
        </div>
      </Section>
      <Section title="Where they stand">
        <Facts>
          <Fact name="Before a word" use="Helps to find it; hidden from screen readers">
            <Button icon={<Upload aria-hidden="true" />}>Upload</Button>
          </Fact>
          <Fact name="Alone" use="Only where everyone knows it; the label is its name and its tooltip">
            <IconButton label="Delete this document">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Fact>
          <Fact name="In a line" use="As high as the letters around it">
            <span className={styles.inText}>
              <FileUp strokeWidth={STROKE} aria-hidden="true" />3 documents are being read
            </span>
          </Fact>
        </Facts>
      </Section>
      <Section title="Use">
        <div className={columns}>
          <Rules
            title="Always"
            rules={[
              'One icon, one meaning: the same everywhere.',
              'What points turns around where text runs from right to left.',
              'A status is a pie, not an icon: it shows how far.',
            ]}
          />
          <Rules
            title="Never"
            rules={[
              'A filled icon, a coloured icon, an icon in a coloured tile.',
              'An icon for decoration beside a heading.',
              'Emoji.',
            ]}
          />
        </div>
      </Section>
    </Page>
  )
}

export const Icons: StoryObj = { render: () => <IconsPage /> }
