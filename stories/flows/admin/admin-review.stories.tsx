import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { DecisionBar } from '../../../src/flows/admin/review/DecisionBar.tsx'
import { decisionMachine } from '../../../src/flows/admin/review/decision.machine.ts'
import type { DecisionContext } from '../../../src/flows/admin/review/decision.types.ts'
import { HistoryView } from '../../../src/flows/admin/review/HistoryView.tsx'
import { historyMachine, initialHistoryContext } from '../../../src/flows/admin/review/history.machine.ts'
import { ReviewDialog } from '../../../src/flows/admin/review/ReviewDialog.tsx'
import type { ReviewContext } from '../../../src/flows/admin/review/review.machine.ts'
import { initialReviewContext, reviewMachine } from '../../../src/flows/admin/review/review.machine.ts'
import {
  anneliese,
  approved,
  decidedElsewhere,
  decisionOf,
  events,
  invalidInterest,
  itemsOf,
  longApplication,
  NOW,
  OFFLINE,
} from '../../support/decisions.ts'
import { Part } from '../../support/inApp.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'

/** The review dialog, and the bar with recent decisions. */
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
    state={at(historyMachine, 'ready', { ...initialHistoryContext(''), events: events.slice(0, 1) })}
    send={fn()}
    now={NOW}
  />
)

function dialog(value: StateValueFrom<typeof reviewMachine>, context: Partial<ReviewContext>): StoryObj {
  return stateStory(
    reviewMachine,
    value,
    { ...initialReviewContext, application: anneliese, ...context },
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
export const Open: StoryObj<{ notes: string }> = {
  ...stateStory(
    reviewMachine,
    'open',
    ({ notes }: { notes: string }) => ({
      ...initialReviewContext,
      application: anneliese,
      drafts: { [anneliese.id]: notes },
    }),
    (state) => <ReviewDialog state={state} send={fn()} history={history} now={NOW} />,
  ),
  args: { notes: NOTES },
}
export const OpenWithLongText = dialog('open', {
  application: longApplication,
  drafts: { [longApplication.id]: 'ملاحظة '.repeat(300) },
})
export const OpenWithInvalidInterest = dialog('open', { application: invalidInterest })
export const Saving = dialog('saving', { drafts })
export const Failed = dialog('failed', { drafts, saveFailure: { kind: 'failed', reason: OFFLINE } })
export const DecidedByAnotherAdmin = dialog('outdated', {
  application: { ...approved, admin_notes: 'Met her at the sleep conference.' },
  drafts,
  saveFailure: decidedElsewhere,
})
export const ApplicationNotFound = dialog('outdated', { drafts, saveFailure: { kind: 'notFound' } })
// Not pictured, because it looks like Overtaken except for one sentence.
ApplicationNotFound.tags = ['behavior']
export const ReadOnly = dialog('reading', { application: approved })

function decision(
  value: StateValueFrom<typeof decisionMachine>,
  items: ReturnType<typeof itemsOf>,
  context: Partial<DecisionContext> = {},
): StoryObj {
  return stateStory(decisionMachine, value, decisionOf(items, context), (state) => (
    <DecisionBar decisions={[{ id: 1, state }]} send={fn()} announcement="" now={NOW} />
  ))
}

export const SavingSeveral = decision(
  'saving',
  itemsOf('saved', 'saved', 'saved', 'saving', 'saving', 'saving'),
)
export const SavingFailed = decision('failed', itemsOf('failed'))
export const NothingLeftToDecide = decision('outdated', itemsOf(decidedElsewhere, 'notFound'))
export const ApprovedWithUndo = decision('held', itemsOf('saved'))
export const RejectedWithUndo = decision('held', itemsOf('saved'), { verdict: 'rejected' })
export const PartlySavedWithUndo = decision(
  'held',
  itemsOf('saved', 'saved', decidedElsewhere, 'notFound', 'failed'),
)
export const SendingEmail = decision('notifying', itemsOf('saved'), { isUndoTooLate: true })
export const Saved = decision('saved', itemsOf('emailed', 'emailed', 'emailed'))
export const EmailNotSent = decision('emailFailed', itemsOf('emailFailed'))
export const SomeEmailsNotSent = decision('emailFailed', itemsOf('emailed', 'emailFailed', 'emailed'))
export const Undoing = decision('undoing', itemsOf('undoing'))
export const UndoFailed = decision('undoFailed', itemsOf('undoFailed'))
export const Undone = decision('undone', itemsOf('undone'))
export const UndoTooLate = decision('undoTooLate', itemsOf('undoTooLate'))

/** Several decisions that can still be undone or retried; only the newest is shown in full. */
export const SeveralDecisions: StoryObj = {
  render: () => (
    <DecisionBar
      decisions={[
        { id: 3, state: at(decisionMachine, 'held', decisionOf(itemsOf('saved', 'saved', 'failed'))) },
        { id: 2, state: at(decisionMachine, 'held', decisionOf(itemsOf('saved'), { verdict: 'rejected' })) },
        { id: 1, state: at(decisionMachine, 'emailFailed', decisionOf(itemsOf('emailFailed'))) },
      ]}
      send={fn()}
      announcement=""
      now={NOW}
    />
  ),
}

function historyStory(value: StateValueFrom<typeof historyMachine>, failure: string | null = null): StoryObj {
  return stateStory(historyMachine, value, { ...initialHistoryContext(''), events, failure }, (state) => (
    <HistoryView state={state} send={fn()} now={NOW} />
  ))
}

export const HistoryLoading = historyStory('loading')
export const HistoryReady = historyStory('ready')
export const HistoryEmpty = historyStory('empty')
export const HistoryFailed = historyStory('failed', OFFLINE)

const send = fn()

export const EnterInsertsLineBreak: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <ReviewDialog
      state={at(reviewMachine, 'open', { ...initialReviewContext, application: anneliese })}
      send={send}
      history={history}
      now={NOW}
    />
  ),
  async play() {
    send.mockClear()
    const opened = await screen.findByRole('dialog')
    await waitFor(() => expect(opened).toHaveFocus())
    await userEvent.click(within(opened).getByLabelText('Admin notes'))
    await userEvent.keyboard('{Enter}')
    await expect(send.mock.calls).toEqual([[{ type: 'notes.edited', notes: '\n' }]])
  },
}

export const NotesTooLong: StoryObj = {
  tags: ['behavior'],
  render: () => (
    <ReviewDialog
      state={at(reviewMachine, 'open', {
        ...initialReviewContext,
        application: anneliese,
        drafts: { [anneliese.id]: 'n'.repeat(2_001) },
      })}
      send={send}
      history={history}
      now={NOW}
    />
  ),
  async play() {
    send.mockClear()
    const opened = await screen.findByRole('dialog')
    await userEvent.click(within(opened).getByRole('button', { name: 'Approve' }))
    await expect(send).not.toHaveBeenCalled()
    const notes = within(opened).getByLabelText('Admin notes')
    await expect(notes).toHaveFocus()
    await expect(notes).toHaveAccessibleDescription(/at most 2000 characters/)
  },
}
