import type { Meta, StoryObj } from '@storybook/react-vite'
import * as lucide from 'lucide-react'
import { FileUp, type LucideIcon, Trash2, Upload } from 'lucide-react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import * as styles from './icons.css.ts'
import { iconsInUse } from './iconsInUse.ts'
import { measure, name as nameStyle } from './page.css.ts'
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

const strokes = [
  { width: STROKE, label: `${STROKE}, enlarged eight times`, className: styles.drawing },
  { width: STROKE, label: 'Actual size', className: styles.wrong },
  { width: 2, label: 'Not 2: too heavy', className: styles.wrong },
  { width: 1, label: 'Not 1: too light', className: styles.wrong },
]

function Icon({ name }: { name: string }) {
  const LucideComponent: LucideIcon = Reflect.get(lucide, name)
  return <LucideComponent strokeWidth={STROKE} aria-hidden="true" />
}

function IconsPage() {
  return (
    <Page
      title="Icons"
      lead="Lucide icons, small and with a thin stroke. An icon helps people find a label again; it rarely replaces the label. The list contains all icons that the source code imports."
    >
      <Section title="In use" note="Before you add an icon, check whether one of these fits.">
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
        note={`1 rem square (16 pixels at the default text size), with a stroke of ${STROKE} in Lucide’s box of 24. An icon has the color of the text beside it.`}
      >
        <div className={styles.strokes}>
          {strokes.map(({ width, label, className }) => (
            <div key={label} className={styles.stroke}>
              <FileUp className={className} strokeWidth={width} aria-hidden="true" />
              <span className={measure}>{label}</span>
            </div>
          ))}
        </div>
      </Section>
      <Section title="Position">
        <Facts>
          <Fact name="Before a label" use="Helps people find the label; hidden from screen readers">
            <Button icon={<Upload aria-hidden="true" />}>Upload</Button>
          </Fact>
          <Fact name="Alone" use="Only if everyone understands it; the label is its name and its tooltip">
            <IconButton label="Delete this document">
              <Trash2 aria-hidden="true" />
            </IconButton>
          </Fact>
          <Fact name="In text" use="As high as the surrounding letters">
            <span className={styles.inText}>
              <FileUp strokeWidth={STROKE} aria-hidden="true" />3 documents are being read
            </span>
          </Fact>
        </Facts>
      </Section>
      <Rules
        rules={{
          Always: [
            'An icon has the same meaning everywhere.',
            'Directional icons are mirrored in right-to-left text.',
            'A status is shown by a pie, not by an icon, because a pie shows progress.',
          ],
          Never: [
            'A filled icon, a colored icon, or an icon in a colored tile.',
            'A decorative icon beside a heading.',
            'Emoji.',
          ],
        }}
      />
    </Page>
  )
}

export const Icons: StoryObj = { render: () => <IconsPage /> }
