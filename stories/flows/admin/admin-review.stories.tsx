import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { DecisionBar } from '../../../src/flows/admin/review/DecisionBar.tsx'
import type { DecisionContext } from '../../../src/flows/admin/review/decision.base.ts'
import { decisionMachine } from '../../../src/flows/admin/review/decision.machine.ts'
import { HistoryView } from '../../../src/flows/admin/review/HistoryView.tsx'
import { historyMachine } from '../../../src/flows/admin/review/history.machine.ts'
import { ReviewDialog } from '../../../src/flows/admin/review/ReviewDialog.tsx'
import type { ReviewContext } from '../../../src/flows/admin/review/review.machine.ts'
import { reviewMachine } from '../../../src/flows/admin/review/review.machine.ts'
import {
  anneliese,
  approved,
  broken,
  decisionOf,
  events,
  long,
  NOW,
  OFFLINE,
  rowsOf,
  taken,
} from '../../support/decisions.ts'
import { Part } from '../../support/inApp.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'

/** Decisions on applications: the dialog with one of them, and the bar that tells what was decided. */
export default {
  title: 'Flows/Admin review',
  decorators: [
    (Story) => (
      <Part>
        <Story />
      </Part>
    ),
  ],
} satisfies Meta

const history = (
  <HistoryView
    state={at(historyMachine, 'ready', { submissionId: '', events: events.slice(0, 1), failure: null })}
    send={fn()}
    now={NOW}
  />
)

function dialog(value: StateValueFrom<typeof reviewMachine>, context: Partial<ReviewContext>): StoryObj {
  return stateStory(
    reviewMachine,
    value,
    { submission: anneliese, drafts: {}, verdict: 'approved', answer: null, ...context },
    (state) => <ReviewDialog state={state} send={fn()} history={history} now={NOW} />,
  )
}

const NOTES = 'Strong fit: a large archive of their own with known conflicts.'
const drafts = { [anneliese.id]: NOTES }

export const Closed: StoryObj = {
  ...dialog('closed', {}),
  decorators: [
    (Story) => (
      <>
        <p>The dialog is closed.</p>
        <Story />
      </>
    ),
  ],
}
export const Open = dialog('open', { drafts })
export const OpenWithLongWords = dialog('open', {
  submission: long,
  drafts: { [long.id]: 'ملاحظة '.repeat(300) },
})
export const OpenWithABrokenInterest = dialog('open', { submission: broken })
export const Saving = dialog('saving', { drafts })
export const Failed = dialog('failed', { drafts, answer: { kind: 'failed', reason: OFFLINE } })
export const Overtaken = dialog('overtaken', {
  submission: { ...approved, admin_notes: 'Met her at the sleep conference.' },
  drafts,
  answer: taken,
})
export const OvertakenAndGone = dialog('overtaken', { drafts, answer: { kind: 'gone' } })
// Not pictured: looks like Overtaken, but for a sentence.
OvertakenAndGone.tags = ['behavior']
export const Reading = dialog('reading', { submission: approved })

function decision(
  value: StateValueFrom<typeof decisionMachine>,
  rows: ReturnType<typeof rowsOf>,
  context: Partial<DecisionContext> = {},
): StoryObj {
  return stateStory(decisionMachine, value, decisionOf(rows, context), (state) => (
    <DecisionBar decisions={[{ id: 1, state }]} send={fn()} announcement="" now={NOW} />
  ))
}

export const SavingSeveral = decision(
  'saving',
  rowsOf('decided', 'decided', 'decided', 'waiting', 'waiting', 'waiting'),
)
export const NothingSaved = decision('failed', rowsOf('failed'))
export const NothingLeftToDecide = decision('overtaken', rowsOf(taken, 'gone'))
export const Held = decision('held', rowsOf('decided'))
export const HeldRejection = decision('held', rowsOf('decided'), { verdict: 'rejected' })
export const HeldInPart = decision('held', rowsOf('decided', 'decided', taken, 'gone', 'failed'))
export const Notifying = decision('notifying', rowsOf('decided'), { cameTooLate: true })
export const Saved = decision('saved', rowsOf('emailed', 'emailed', 'emailed'))
export const SavedUnnotified = decision('savedUnnotified', rowsOf('unnotified'))
export const SavedUnnotifiedInPart = decision('savedUnnotified', rowsOf('emailed', 'unnotified', 'emailed'))
export const Undoing = decision('undoing', rowsOf('undoing'))
export const UndoFailed = decision('undoFailed', rowsOf('stuck'))
export const Withdrawn = decision('withdrawn', rowsOf('withdrawn'))
export const UndoTooLate = decision('undoTooLate', rowsOf('late'))

/** While one can still be undone, others are decided: the newest has the room. */
export const SeveralDecisions: StoryObj = {
  render: () => (
    <DecisionBar
      decisions={[
        { id: 3, state: at(decisionMachine, 'held', decisionOf(rowsOf('decided', 'decided', 'failed'))) },
        { id: 2, state: at(decisionMachine, 'held', decisionOf(rowsOf('decided'), { verdict: 'rejected' })) },
        { id: 1, state: at(decisionMachine, 'savedUnnotified', decisionOf(rowsOf('unnotified'))) },
      ]}
      send={fn()}
      announcement=""
      now={NOW}
    />
  ),
}

function historyStory(value: StateValueFrom<typeof historyMachine>, failure: string | null = null): StoryObj {
  return stateStory(historyMachine, value, { submissionId: '', events, failure }, (state) => (
    <HistoryView state={state} send={fn()} now={NOW} />
  ))
}

export const HistoryLoading = historyStory('loading')
export const HistoryReady = historyStory('ready')
export const HistoryEmpty = historyStory('empty')
export const HistoryFailed = historyStory('failed', OFFLINE)

const sent = fn()

export const EnterWritesALine: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <ReviewDialog
      state={at(reviewMachine, 'open', {
        submission: anneliese,
        drafts: {},
        verdict: 'approved',
        answer: null,
      })}
      send={sent}
      history={history}
      now={NOW}
    />
  ),
  async play() {
    sent.mockClear()
    const opened = await screen.findByRole('dialog')
    await waitFor(() => expect(opened).toHaveFocus())
    await userEvent.click(within(opened).getByLabelText('Admin notes'))
    await userEvent.keyboard('{Enter}')
    await expect(sent.mock.calls).toEqual([[{ type: 'notes.edited', notes: '\n' }]])
  },
}

export const NotesThatAreTooLong: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <ReviewDialog
      state={at(reviewMachine, 'open', {
        submission: anneliese,
        drafts: { [anneliese.id]: 'n'.repeat(2_001) },
        verdict: 'approved',
        answer: null,
      })}
      send={sent}
      history={history}
      now={NOW}
    />
  ),
  async play() {
    sent.mockClear()
    const opened = await screen.findByRole('dialog')
    await userEvent.click(within(opened).getByRole('button', { name: 'Approve' }))
    await expect(sent).not.toHaveBeenCalled()
    const notes = within(opened).getByLabelText('Admin notes')
    await expect(notes).toHaveFocus()
    await expect(notes).toHaveAccessibleDescription(/at most 2000 characters/)
  },
}
