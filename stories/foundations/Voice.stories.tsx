import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MAX_FILE_SIZE_BYTES } from '../../src/domain/upload.ts'
import { percentOf } from '../../src/lib/scale.ts'
import { formatBytes, formatRelativeTime } from '../../src/lib/text/format.ts'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Notice, type NoticeTone } from '../../src/ui/Notice/Notice.tsx'
import { columns, measure } from './page.css.ts'
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
  /** The reason. */
  why: string
}

interface Rule {
  title: string
  note: ReactNode
  good: Example
  bad: Example
}

const rules: Rule[] = [
  {
    title: 'What happened, then what to do',
    note: 'The title is the event, the line below is the way on. If nothing can be done, say what happens next.',
    good: {
      tone: 'error',
      title: '“reading-list.pdf” could not be read',
      text: 'The file is protected by a password. Remove it and upload the file again.',
      why: 'Names the file, the cause and the next step.',
    },
    bad: { tone: 'error', title: 'Something went wrong', text: 'Error 422', why: 'Nobody can act on this.' },
  },
  {
    title: 'No blame',
    note: 'The product failed, or a thing is missing. The person did nothing wrong. No exclamation marks, no sorry.',
    good: {
      tone: 'warning',
      title: '“proceedings-2022.pdf” is too large',
      text: `It has 31 MB. The limit is ${formatBytes(MAX_FILE_SIZE_BYTES)}.`,
      why: 'A measure, and how far it is.',
    },
    bad: {
      tone: 'warning',
      title: 'You chose an invalid file!',
      why: 'Loud, vague, and it points a finger.',
    },
  },
  {
    title: 'Certainty is part of the sentence',
    note: 'An answer says how sure it is. So does a message: what is known is stated, what is assumed is marked.',
    good: {
      title: 'Most of your evidence supports this',
      text: '9 passages for, 2 against. Confidence 86.4\u00a0%.',
      why: 'The word, the count and the figure agree.',
    },
    bad: {
      title: 'This is true',
      text: 'Very high confidence',
      why: 'No source, and a feeling for a figure.',
    },
  },
  {
    title: 'Buttons say what they do',
    note: 'A verb and its object. The words of the button answer the words of the title.',
    good: {
      tone: 'warning',
      title: 'Delete “field-notes-week-11.md”?',
      text: 'Its 42 claims leave the graph with it.',
      action: 'Delete the notes',
      why: 'Can be understood from the button alone.',
    },
    bad: {
      tone: 'warning',
      title: 'Are you sure?',
      action: 'OK',
      why: 'Sure of what? The button has to be guessed.',
    },
  },
  {
    title: 'Success is quiet',
    note: 'What can be seen to have happened is not announced. What happens elsewhere is said once and leaves.',
    good: {
      tone: 'success',
      title: '3 documents joined your graph',
      text: '118 new claims, 7 of them against what you had.',
      why: 'News, with its figures.',
    },
    bad: {
      tone: 'success',
      title: 'Great job! Your action was completed successfully!',
      why: 'Praise instead of news.',
    },
  },
]

function Shown({ kind, example }: { kind: 'So' | 'Not so'; example: Example }) {
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
      lead="Like a careful colleague: brief, exact, calm. It says what it knows and how it knows it, and never raises its voice."
    >
      {rules.map(({ title, note, good, bad }) => (
        <Section key={title} title={title} note={<p>{note}</p>}>
          <div className={styles.examples}>
            <Shown kind="So" example={good} />
            <Shown kind="Not so" example={bad} />
          </div>
        </Section>
      ))}
      <Section title="Letters and figures">
        <Facts>
          <Fact name="Sentence case" use="All our own words">
            New answer, not New Answer. Names keep their capitals: Knowledge Base, System Settings.
          </Fact>
          <Fact name="To the letter" use="What the specification quotes">
            Its labels and messages stand exactly as written, capitals and full stops included. A test
            compares them.
          </Fact>
          <Fact name="Quotation marks" use="What somebody else has named">
            Files, chats and searches in double quotes, unless they stand alone in a row of their own.
          </Fact>
          <Fact name="Numbers" use="Always as figures">
            {(12_481).toLocaleString('en')} nodes, {formatBytes(5_033_165)}, 3 documents. A percentage has one
            decimal and a space: {percentOf(0.864)}.
          </Fact>
          <Fact name="Nothing" use="Is a number too">
            0 sources, not “none found”. An empty page says what will stand there, and how it gets there.
          </Fact>
          <Fact name="Time" use="Near as distance, far as date">
            {times.map((time) => formatRelativeTime(time, now)).join(' · ')}
          </Fact>
        </Facts>
      </Section>
      <Section title="Words">
        <div className={columns}>
          <Rules
            title="We say"
            rules={[
              'document, claim, source, evidence',
              'for and against',
              'Upload, Delete, Retry, Cancel',
              'could not be read',
            ]}
          />
          <Rules
            title="We do not say"
            rules={[
              'file record, fact, truth, proof',
              'right and wrong',
              'Submit, OK, Yes, No',
              'invalid, illegal, fatal, oops',
            ]}
          />
        </div>
      </Section>
    </Page>
  )
}

export const Voice: StoryObj = { render: () => <VoicePage /> }
