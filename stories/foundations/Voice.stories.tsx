import type { Meta, StoryObj } from '@storybook/react-vite'
import { MAX_FILE_SIZE_BYTES } from '../../src/domain/upload.ts'
import { percentOf } from '../../src/lib/scale.ts'
import { formatBytes, formatRelativeTime } from '../../src/lib/text/format.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Notice, type NoticeTone } from '../../src/ui/Notice/Notice.tsx'
import { measure } from './page.css.ts'
import { Fact, Facts, Page, Rules, Section } from './page.tsx'
import * as styles from './voice.css.ts'

const meta = { title: 'Foundations/Voice' } satisfies Meta
export default meta

const now = Date.parse('2026-03-02T12:00:00Z')
const times = [
  '2026-03-02T11:59:40Z',
  '2026-03-02T11:48:00Z',
  '2026-03-02T09:00:00Z',
  '2026-02-28T12:00:00Z',
  '2025-11-03T12:00:00Z',
]

interface Example {
  title: string
  text?: string
  tone?: NoticeTone
  action?: string
  why: string
}

interface Rule {
  title: string
  note: string
  good: Example
  bad: Example
}

const rules: Rule[] = [
  {
    title: 'What happened, then what to do',
    note: 'The title says what happened, and the text below says what to do. If nothing can be done, say what happens next.',
    good: {
      tone: 'error',
      title: '“reading-list.pdf” could not be read',
      text: 'The file is password-protected. Remove the password and upload the file again.',
      why: 'Names the file, the cause and the next step.',
    },
    bad: { tone: 'error', title: 'Something went wrong', text: 'Error 422', why: 'Does not say what to do.' },
  },
  {
    title: 'No blame',
    note: 'The product failed, or something is missing. Do not say that the user did something wrong. No exclamation marks, no apologies.',
    good: {
      tone: 'warning',
      title: '“proceedings-2022.pdf” is too large',
      text: `It has 31 MB. The limit is ${formatBytes(MAX_FILE_SIZE_BYTES)}.`,
      why: 'States the size and the limit.',
    },
    bad: {
      tone: 'warning',
      title: 'You chose an invalid file!',
      why: 'Vague, with an exclamation mark, and blames the user.',
    },
  },
  {
    title: 'State how certain it is',
    note: 'An answer says how certain it is. A message states what is known and marks what is assumed.',
    good: {
      title: 'Most of your evidence supports this',
      text: '9 passages for, 2 against. Confidence 86.4\u00a0%.',
      why: 'The word, the count and the percentage agree.',
    },
    bad: { title: 'This is true', text: 'Very high confidence', why: 'No source, and no number.' },
  },
  {
    title: 'Buttons say what they do',
    note: 'A verb and its object. The label uses the words of the title.',
    good: {
      tone: 'warning',
      title: 'Delete “field-notes-week-11.md”?',
      text: 'Its 42 claims will be removed from the graph.',
      action: 'Delete the notes',
      why: 'Can be understood from the button alone.',
    },
    bad: {
      tone: 'warning',
      title: 'Are you sure?',
      action: 'OK',
      why: 'The button does not say what it does.',
    },
  },
  {
    title: 'Success messages are short',
    note: 'Do not announce a result that is visible. Announce a result on another page once, in a message that closes automatically.',
    good: {
      tone: 'success',
      title: '3 documents were added to your graph',
      text: '118 new claims, 7 of which contradict earlier claims.',
      why: 'States what changed, with numbers.',
    },
    bad: {
      tone: 'success',
      title: 'Great job! Your action was completed successfully!',
      why: 'Praise instead of information.',
    },
  },
]

function Shown({ kind, example }: { kind: 'Do' | 'Do not'; example: Example }) {
  const { title, text, tone, action, why } = example
  return (
    <figure className={styles.example}>
      <figcaption className={styles.kind}>{kind}</figcaption>
      <Notice tone={tone} role="note" title={title} action={action && <Button size="small">{action}</Button>}>
        {text}
      </Notice>
      <p className={measure}>{why}</p>
    </figure>
  )
}

function VoicePage() {
  return (
    <Page
      title="Voice"
      lead="Texts are brief, exact and calm. They say what is known and how it is known, and do not exaggerate."
    >
      {rules.map(({ title, note, good, bad }) => (
        <Section key={title} title={title} note={note}>
          <div className={styles.examples}>
            <Shown kind="Do" example={good} />
            <Shown kind="Do not" example={bad} />
          </div>
        </Section>
      ))}
      <Section title="Writing conventions">
        <Facts>
          <Fact name="Sentence case" use="All text that is not quoted">
            New answer, not New Answer. Names keep their capitals: Knowledge Base, System Settings.
          </Fact>
          <Fact name="Exact wording" use="Text that the specification quotes">
            Labels and messages are used exactly as written, with the same capitals and periods. A test
            compares them.
          </Fact>
          <Fact name="Quotation marks" use="Names given by users">
            Files, chats and searches in double quotes, unless the name is alone in a row.
          </Fact>
          <Fact name="Numbers" use="Always as digits">
            {(12_481).toLocaleString('en')} nodes, {formatBytes(5_033_165)}, 3 documents. A percentage has one
            decimal and a space: {percentOf(0.864)}.
          </Fact>
          <Fact name="Zero" use="Also as a digit">
            0 sources, not “none found”. An empty page says what will be shown there and how to add it.
          </Fact>
          <Fact name="Time" use="Recent times as durations, others as dates">
            {times.map((time) => formatRelativeTime(time, now)).join(' · ')}
          </Fact>
        </Facts>
      </Section>
      <Rules
        title="Words"
        rules={{
          Use: [
            'document, claim, source, evidence',
            'for and against',
            'Upload, Delete, Retry, Cancel',
            'could not be read',
          ],
          'Do not use': [
            'file record, fact, truth, proof',
            'right and wrong',
            'Submit, OK, Yes, No',
            'invalid, illegal, fatal, oops',
          ],
        }}
      />
    </Page>
  )
}

export const Voice: StoryObj = { render: () => <VoicePage /> }
