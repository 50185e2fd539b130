import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatWhen } from '../../../lib/text/format.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { applicantName } from '../waitlist/application.ts'
import type { decisionMachine } from './decision.machine.ts'
import type { DecisionItem } from './decisionItems.ts'
import { countItems } from './decisionItems.ts'
import type { ItemStatus, Verdict } from './decisionRules.ts'

/** What people read of a decision: what happened, and what comes of it. */
export interface DecisionText {
  title: string
  detail: string | null
}

const DONE: Readonly<Record<Verdict, string>> = { approved: 'Approved', rejected: 'Rejected' }
const DOING: Readonly<Record<Verdict, string>> = { approved: 'Approving', rejected: 'Rejecting' }

/** Who was first, and when, as far as it is known: 'Already approved by ines@lab.example 2 minutes ago'. */
export function decidedElsewhereText(taken: Extract<ItemStatus, { kind: 'taken' }>, now: number): string {
  const by = taken.by === null ? ' by somebody else' : ` by ${toDisplayName(taken.by)}`
  const when = taken.at === null ? '' : ` ${formatWhen(taken.at, now)}`
  if (taken.status === 'pending') return `Returned to pending${by}${when}`
  return `Already ${taken.status === 'rejected' ? 'rejected' : 'approved'}${by}${when}`
}

/** The result of one row, in a list of several. */
export function itemText({ standing }: DecisionItem, verdict: Verdict, now: number): string {
  switch (standing.kind) {
    case 'waiting':
      return 'Waiting'
    case 'decided':
      return DONE[verdict]
    case 'emailed':
      return 'Approved, email sent'
    case 'unnotified':
      return `Approved, email not sent: ${standing.reason}`
    case 'failed':
      return `Not saved: ${standing.reason}`
    case 'taken':
      return decidedElsewhereText(standing, now)
    case 'gone':
      return 'Not on the list any more'
    case 'undoing':
      return 'Undoing'
    case 'withdrawn':
      return 'Pending again'
    case 'late':
      return 'Too late to undo: the email has gone'
    case 'stuck':
      return `Not undone: ${standing.reason}`
  }
}

/** How far a step has come, where it has several rows: 'Approving 3 of 12'. */
export function decisionProgress({
  value,
  context: { rows, verdict },
}: ViewState<typeof decisionMachine>): { label: string; percent: number } | null {
  if (rows.length < 2) return null
  const inStep = { saving: 'waiting', notifying: 'decided', undoing: 'undoing' } as const
  if (value !== 'saving' && value !== 'notifying' && value !== 'undoing') return null
  const of = rows.length
  const settled = of - countItems(rows, inStep[value])
  const doing = { saving: DOING[verdict], notifying: 'Sending emails,', undoing: 'Undoing' }[value]
  return { label: `${doing} ${settled} of ${of}`, percent: (100 * settled) / of }
}

/** What a decision has to say. */
export function decisionText(
  { value, context: { rows, verdict, cameTooLate } }: ViewState<typeof decisionMachine>,
  now: number,
): DecisionText {
  const [first] = rows
  const only = rows.length === 1 ? first : undefined
  const decided = countItems(rows, 'decided', 'emailed', 'unnotified', 'undoing', 'stuck')
  const who = only ? applicantName(only.submission) : some(decided, rows.length)
  const isApproval = verdict === 'approved'
  const email = only ? 'The email' : 'The emails'
  switch (value) {
    case 'saving':
      return { title: `${DOING[verdict]} ${only ? who : some(rows.length, rows.length)}`, detail: null }
    case 'held':
      return {
        title: `${DONE[verdict]} ${who}`,
        detail: isApproval ? `${email} ${only ? 'goes' : 'go'} in a moment.` : 'No email is sent.',
      }
    case 'notifying':
      return {
        title: only ? `Sending the setup email to ${who}` : 'Sending the setup emails',
        detail: cameTooLate ? `Too late to undo: ${email.toLowerCase()} cannot be held back any more.` : null,
      }
    case 'saved':
      if (decided === 0) return overtakenWords(rows, now)
      return {
        title: `${DONE[verdict]} ${who}`,
        detail: isApproval ? 'The setup email has been sent.' : null,
      }
    case 'savedUnnotified': {
      const unsent = countItems(rows, 'unnotified')
      return only
        ? { title: `Approved ${who}, but the email did not go`, detail: reasonOf(only) }
        : {
            title: `Approved ${who}, but ${unsent === 1 ? 'one email' : `${unsent} emails`} did not go`,
            detail: null,
          }
    }
    case 'undoing':
      return { title: 'Undoing', detail: null }
    case 'undoFailed':
      return {
        title: 'The decision could not be undone',
        detail: `${only ? `${reasonOf(only)} ` : ''}No email goes until you decide.`,
      }
    case 'withdrawn':
      return {
        title: only
          ? `${who} is pending again`
          : `${some(countItems(rows, 'withdrawn'), rows.length)} pending again`,
        detail: 'No email was sent.',
      }
    case 'undoTooLate':
      return {
        title: 'Too late to undo',
        detail: only ? `${itemText(only, verdict, now)}. Nothing was changed.` : 'Nothing was changed.',
      }
    case 'overtaken':
      return overtakenWords(rows, now)
    case 'failed':
      return {
        title: 'Failed to update submission',
        detail: only ? reasonOf(only) : `None of the ${rows.length} applications was changed.`,
      }
    default:
      return { title: '', detail: null }
  }
}

/** Somebody else was first. */
function overtakenWords(rows: readonly DecisionItem[], now: number): DecisionText {
  const [first] = rows
  if (rows.length > 1 || first === undefined)
    return { title: 'There was nothing left to decide', detail: 'Nothing was changed.' }
  const { standing, submission } = first
  return {
    title:
      standing.kind === 'taken'
        ? decidedElsewhereText(standing, now)
        : `${applicantName(submission)} is not on the list any more`,
    detail: 'Nothing was changed.',
  }
}

function reasonOf({ standing }: DecisionItem): string {
  return 'reason' in standing ? standing.reason : ''
}

/** '1 application', '12 applications', '10 of 12 applications'. */
function some(count: number, of: number): string {
  if (count !== of) return `${count} of ${of} applications`
  return `${of} ${of === 1 ? 'application' : 'applications'}`
}

/** The same for whoever hears it; empty where a toast says it. */
export function decisionAnnouncement(state: ViewState<typeof decisionMachine>, now: number): string {
  if (state.matches('failed') || state.matches('savedUnnotified')) return ''
  const { title, detail } = decisionText(state, now)
  const undo = state.matches('held') ? 'It can be undone.' : ''
  return [`${title}.`, detail, undo].filter(Boolean).join(' ')
}
