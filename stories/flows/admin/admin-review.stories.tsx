import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { DecisionBar } from '../../../src/flows/admin/review/DecisionBar.tsx'
import { decisionMachine } from '../../../src/flows/admin/review/decision.machine.ts'
import type { DecisionContext } from '../../../src/flows/admin/review/decision.types.ts'
import { HistoryView } from '../../../src/flows/admin/review/HistoryView.tsx'
import { historyMachine } from '../../../src/flows/admin/review/history.machine.ts'
import { ReviewDialog } from '../../../src/flows/admin/review/ReviewDialog.tsx'
import type { ReviewContext } from '../../../src/flows/admin/review/review.machine.ts'
import { initialReviewContext, reviewMachine } from '../../../src/flows/admin/review/review.machine.ts'
import type { QueuePlace } from '../../../src/flows/admin/review/reviewQueue.ts'
import type { Application } from '../../../src/hosted/applications.ts'
import { Card } from '../../../src/ui/Card/Card.tsx'
import { NOW } from '../../support/applications.ts'
import {
  anneliese,
  approved,
  decidedElsewhere,
  decisionOf,
  events,
  invalidInterest,
  itemsOf,
  longApplication,
  rejected,
} from '../../support/decisions.ts'
import { inPart } from '../../support/inApp.tsx'
import { PROVIDER_OFFLINE } from '../../support/offline.ts'
import { at, stateStories, stateStory } from '../../support/stateStory.tsx'

/** The review dialog, and the bar with recent decisions. */
export default { title: 'Flows/Admin review', decorators: [inPart] } satisfies Meta

const history = (
  <HistoryView
    state={at(historyMachine, { loaded: 'ready' }, { query: '', data: events.slice(0, 1), failure: null })}
    send={fn()}
    now={NOW}
  />
)

interface ApplicantArgs {
  firstName: string
  lastName: string
}

interface ReviewArgs extends ApplicantArgs {
  notes: string
}

const nameOf = ({ first_name, last_name }: Application) => ({ firstName: first_name, lastName: last_name })
const named = (application: Application, { firstName, lastName }: ApplicantArgs): Application => ({
  ...application,
  first_name: firstName,
  last_name: lastName,
})

interface DialogOptions extends Partial<Pick<ReviewContext, 'saveFailure'>> {
  application?: Application
  notes?: string
  place?: QueuePlace | null
  notice?: ReactNode
}

function dialog(
  value: StateValueFrom<typeof reviewMachine>,
  { application = anneliese, notes = '', place = null, notice = null, ...context }: DialogOptions = {},
): StoryObj<ReviewArgs> {
  return stateStory(
    reviewMachine,
    value,
    (args) => ({
      ...initialReviewContext,
      ...context,
      application: named(application, args),
      drafts: args.notes === '' ? {} : { [application.id]: args.notes },
    }),
    (state) => (
      <ReviewDialog state={state} send={fn()} history={history} place={place} notice={notice} now={NOW} />
    ),
    { ...nameOf(application), notes },
  )
}

const notes = 'Strong fit: a large archive of their own with known conflicts.'

export const Closed: StoryObj<ReviewArgs> = {
  ...dialog('closed'),
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <>
        <p>The dialog is closed.</p>
        <Story />
      </>
    ),
  ],
}
export const Open = dialog('open', { notes })
/** The next application after a decision, which can be undone here. */
export const OpenAfterDecision = dialog('open', {
  place: { position: 2, count: 14, previous: longApplication, next: longApplication, following: null },
  notice: (
    <DecisionBar
      decisions={[{ id: 1, state: at(decisionMachine, 'held', decisionOf(itemsOf('saved'))) }]}
      send={fn()}
      announcement=""
      now={NOW}
      inDialog
    />
  ),
})
export const OpenWithLongText = dialog('open', { application: longApplication, notes: 'ملاحظة '.repeat(300) })
export const OpenWithInvalidInterest = dialog('open', { application: invalidInterest })
export const Saving = dialog('saving', { notes })
export const Failed = dialog('failed', { notes, saveFailure: { kind: 'failed', reason: PROVIDER_OFFLINE } })
export const DecidedByAnotherAdmin = dialog('outdated', {
  application: { ...approved, admin_notes: 'Met her at the sleep conference.' },
  notes,
  saveFailure: decidedElsewhere,
})
export const ApplicationNotFound = dialog('outdated', { notes, saveFailure: { kind: 'notFound' } })
// No picture: it looks like DecidedByAnotherAdmin except for one sentence.
ApplicationNotFound.tags = ['behavior']
export const ReadOnly = dialog('reading', { application: approved })
export const ReopenFailed = dialog('reading', {
  application: rejected,
  saveFailure: { kind: 'failed', reason: PROVIDER_OFFLINE },
})
export const Reopening = dialog('reopening', { application: rejected })

/** The first applicant's name can be changed in Storybook. */
function decision(
  value: StateValueFrom<typeof decisionMachine>,
  items: ReturnType<typeof itemsOf>,
  context: Partial<DecisionContext> = {},
): StoryObj<ApplicantArgs> {
  const withName = (args: ApplicantArgs) =>
    items.map((item, index) => (index === 0 ? { ...item, application: named(item.application, args) } : item))
  return stateStory(
    decisionMachine,
    value,
    (args) => decisionOf(withName(args), context),
    (state) => <DecisionBar decisions={[{ id: 1, state }]} send={fn()} announcement="" now={NOW} />,
    nameOf(anneliese),
  )
}

export const SavingSeveral = decision(
  'saving',
  itemsOf('saved', 'saved', 'saved', 'saving', 'saving', 'saving'),
)
export const Stopping = decision('saving', itemsOf('saved', 'saving', 'stopped', 'stopped'), {
  interruption: 'stop',
})
export const StoppedWithUndo = decision('held', itemsOf('saved', 'saved', 'stopped', 'stopped', 'stopped'))
export const SavingFailed = decision('failed', itemsOf('failed'))
export const NothingLeftToDecide = decision('outdated', itemsOf(decidedElsewhere, 'notFound'))
export const ApprovedWithUndo = decision('held', itemsOf('saved'))
export const RejectedWithUndo = decision('held', itemsOf('saved'), { verdict: 'rejected' })
export const PartlySavedWithUndo = decision(
  'held',
  itemsOf('saved', 'saved', decidedElsewhere, 'notFound', 'failed'),
)
export const SendingEmail = decision('notifying', itemsOf('saved'), { interruption: 'undo' })
export const Saved = decision('saved', itemsOf('emailed', 'emailed', 'emailed'))
export const EmailNotSent = decision('emailFailed', itemsOf('emailFailed'))
export const SomeEmailsNotSent = decision('emailFailed', itemsOf('emailed', 'emailFailed', 'emailed'))
export const SendingSeveral = decision('notifying', itemsOf('emailed', 'saved', 'saved', 'saved'))
export const EmailsStopped = decision('emailFailed', itemsOf('emailed', 'emailStopped', 'emailStopped'))
export const Resending = decision('notifying', itemsOf('emailed', 'saved', 'saved'), { isResend: true })
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

const historyStory = stateStories(historyMachine, { query: '', data: null, failure: null }, (state) => (
  <Card title="Application">
    <HistoryView state={state} send={fn()} now={NOW} />
  </Card>
))

export const HistoryLoading = historyStory('loading')
export const HistoryReady = historyStory({ loaded: 'ready' }, { data: events })
export const HistoryEmpty = historyStory({ loaded: 'empty' }, { data: [] })
export const HistoryFailed = historyStory('failed', { failure: PROVIDER_OFFLINE })
