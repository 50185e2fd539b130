import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatWhen } from '../../../lib/text/format.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { applicantName } from '../waitlist/application.ts'
import type { decisionMachine } from './decision.machine.ts'
import { countItems, type DecisionItem, type ItemStatus, type ItemStatusKind } from './decisionItems.ts'
import type { Verdict } from './decisionRules.ts'

export interface DecisionText {
  title: string
  detail: string | null
}

const PAST_TENSE: Readonly<Record<Verdict, string>> = { approved: 'Approved', rejected: 'Rejected' }
const PRESENT_TENSE: Readonly<Record<Verdict, string>> = { approved: 'Approving', rejected: 'Rejecting' }

const DECIDED_ELSEWHERE: Readonly<Record<WaitlistStatus, string>> = {
  pending: 'Moved back to pending',
  approved: 'Already approved',
  rejected: 'Already rejected',
  // Applicants reach these after the approval.
  registered: 'Already approved',
  active: 'Already approved',
}

/** For example 'Already approved by ines@lab.example 2 minutes ago'. */
export function decidedElsewhereText(
  status: Extract<ItemStatus, { kind: 'decidedElsewhere' }>,
  now: number,
): string {
  const by = status.by === null ? ' by someone else' : ` by ${toDisplayName(status.by)}`
  const when = status.at === null ? '' : ` ${formatWhen(status.at, now)}`
  return `${DECIDED_ELSEWHERE[status.status]}${by}${when}`
}

/** The result of one application, for the list of results. */
export function itemText({ status }: DecisionItem, verdict: Verdict, now: number): string {
  switch (status.kind) {
    case 'saving':
      return 'Waiting'
    case 'stopped':
      return 'Stopped: still pending'
    case 'emailStopped':
      return 'Approved, email not sent: stopped'
    case 'saved':
      return PAST_TENSE[verdict]
    case 'emailed':
      return 'Approved, email sent'
    case 'emailFailed':
      return `Approved, email not sent: ${status.reason}`
    case 'failed':
      return `Not saved: ${status.reason}`
    case 'decidedElsewhere':
      return decidedElsewhereText(status, now)
    case 'notFound':
      return 'No longer on the list'
    case 'undoing':
      return 'Undoing'
    case 'undone':
      return 'Moved back to pending'
    case 'undoTooLate':
      return 'Too late to undo: the email was already sent'
    case 'undoFailed':
      return `Couldn't undo: ${status.reason}`
  }
}

/** The status of an item during each step, and those that it can have afterward. What was stopped is left out. */
const STEPS = {
  saving: { running: 'saving', ended: ['saved', 'emailed', 'failed', 'decidedElsewhere', 'notFound'] },
  notifying: { running: 'saved', ended: ['emailed', 'emailFailed'] },
  undoing: { running: 'undoing', ended: ['undone', 'undoTooLate', 'undoFailed'] },
} as const satisfies Record<string, { running: ItemStatusKind; ended: readonly ItemStatusKind[] }>

/** The progress of the running step, for example 'Approving 3 of 12'; null for a single application. */
export function decisionProgress({
  value,
  context: { items, verdict },
}: ViewState<typeof decisionMachine>): { label: string; percent: number } | null {
  if (items.length < 2) return null
  if (value !== 'saving' && value !== 'notifying' && value !== 'undoing') return null
  const { running, ended } = STEPS[value]
  const finished = countItems(items, ...ended)
  const total = finished + countItems(items, running)
  const activity = { saving: PRESENT_TENSE[verdict], notifying: 'Sending emails,', undoing: 'Undoing' }[value]
  return {
    label: `${activity} ${finished} of ${total}`,
    percent: total === 0 ? 100 : (100 * finished) / total,
  }
}

/** The texts of a decision's notice. `now` is in milliseconds. */
export function decisionText(
  { value, context: { items, verdict, isResend, interruption } }: ViewState<typeof decisionMachine>,
  now: number,
): DecisionText {
  const [first] = items
  const only = items.length === 1 ? first : undefined
  const decided = countItems(
    items,
    'saved',
    'emailed',
    'emailFailed',
    'emailStopped',
    'undoing',
    'undoFailed',
  )
  const subject = only ? applicantName(only.application) : countText(decided, items.length)
  const isApproval = verdict === 'approved'
  const emailNoun = only ? 'the email' : 'the emails'
  switch (value) {
    case 'saving':
      return {
        title: `${PRESENT_TENSE[verdict]} ${only ? subject : countText(items.length, items.length)}`,
        detail: null,
      }
    case 'held':
      return {
        title: `${PAST_TENSE[verdict]} ${subject}`,
        detail: [isApproval ? `Sending ${emailNoun} shortly.` : 'No email will be sent.', stoppedText(items)]
          .filter(Boolean)
          .join(' '),
      }
    case 'notifying':
      return {
        title: only ? `Sending the setup email to ${subject}` : 'Sending the setup emails',
        detail:
          interruption === 'undo' && countItems(items, 'emailStopped') === 0
            ? `Too late to undo: already sending ${emailNoun}.`
            : null,
      }
    case 'saved':
      if (decided === 0) return outdatedText(items, now)
      if (isResend)
        return {
          title: only
            ? `Sent the setup email to ${subject}`
            : `Sent ${countItems(items, 'emailed')} setup emails`,
          detail: null,
        }
      return {
        title: `${PAST_TENSE[verdict]} ${subject}`,
        detail: isApproval ? 'The setup email has been sent.' : null,
      }
    case 'emailFailed': {
      const unsent = countItems(items, 'emailFailed', 'emailStopped')
      if (countItems(items, 'emailFailed') === 0)
        return {
          title: unsent === 1 ? 'Stopped before the last email' : `Stopped before ${unsent} emails`,
          detail: 'The applications stay approved. Find them with the filter “Email not sent”.',
        }
      return only
        ? { title: `Approved ${subject}, but the email couldn't be sent`, detail: reasonOf(only) }
        : {
            title: `Approved ${subject}, but ${unsent === 1 ? 'one email' : `${unsent} emails`} couldn't be sent`,
            detail: null,
          }
    }
    case 'undoing':
      return { title: 'Undoing', detail: null }
    case 'undoFailed':
      return {
        title: "The decision couldn't be undone",
        detail: `${only ? `${reasonOf(only)} ` : ''}No email will be sent yet.`,
      }
    case 'undone':
      return {
        title: only
          ? `${subject} was moved back to pending`
          : `${countText(countItems(items, 'undone'), items.length)} moved back to pending`,
        detail: undoneDetail(countItems(items, 'emailed', 'undoTooLate')),
      }
    case 'undoTooLate':
      return {
        title: 'Too late to undo',
        detail: only ? `${itemText(only, verdict, now)}. Nothing was changed.` : 'Nothing was changed.',
      }
    case 'outdated':
      return outdatedText(items, now)
    case 'failed':
      return {
        title: 'Failed to update submission',
        detail: only ? reasonOf(only) : `None of the ${items.length} applications was changed.`,
      }
  }
}

/** Empty if nothing was stopped. */
function stoppedText(items: readonly DecisionItem[]): string {
  const stopped = countItems(items, 'stopped')
  if (stopped === 0) return ''
  return stopped === 1 ? 'One was stopped and stays pending.' : `${stopped} were stopped and stay pending.`
}

function undoneDetail(alreadySent: number): string {
  if (alreadySent === 0) return 'No email was sent.'
  return alreadySent === 1
    ? 'One email had already been sent: that application stays approved.'
    : `${alreadySent} emails had already been sent: those applications stay approved.`
}

function outdatedText(items: readonly DecisionItem[], now: number): DecisionText {
  const [first] = items
  if (countItems(items, 'stopped') > 0) return { title: 'Stopped', detail: 'Nothing was changed.' }
  if (items.length > 1 || first === undefined)
    return { title: 'Already decided', detail: 'Nothing was changed.' }
  const { status, application } = first
  return {
    title:
      status.kind === 'decidedElsewhere'
        ? decidedElsewhereText(status, now)
        : `${applicantName(application)} is no longer on the list`,
    detail: 'Nothing was changed.',
  }
}

function reasonOf({ status }: DecisionItem): string {
  return 'reason' in status ? status.reason : ''
}

/** '1 application', '12 applications', '10 of 12 applications'. */
function countText(count: number, total: number): string {
  if (count !== total) return `${count} of ${total} applications`
  return `${total} ${total === 1 ? 'application' : 'applications'}`
}

/** The text for screen readers; empty if a toast announces the state. */
export function decisionAnnouncement(state: ViewState<typeof decisionMachine>, now: number): string {
  if (state.matches('failed') || state.matches('emailFailed')) return ''
  const { title, detail } = decisionText(state, now)
  const undo = state.matches('held') ? 'You can undo this.' : ''
  return [`${title}.`, detail, undo].filter(Boolean).join(' ')
}
