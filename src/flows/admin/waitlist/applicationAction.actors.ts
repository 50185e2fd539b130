import { ApiError } from '../../../api/errors.ts'
import { deleteUser, searchUsers } from '../../../api/users.ts'
import type { Application } from '../../../hosted/applications.ts'
import { readApplication, resetApplication } from '../../../hosted/applications.ts'
import { isNotFound } from '../../../hosted/errors.ts'
import { sendApprovalEmail } from '../../../hosted/functions.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { isChanged } from './application.ts'
import type { ActionInput, ActionOutcome } from './applicationAction.machine.ts'

/** Why an admin who came in without the backend cannot remove an account there. */
export const NO_BACKEND = 'You are not signed in at the backend. Sign in there as an admin, then retry.'

/** Does what is asked of an application that still stands as the admin saw it; nothing of another admin is overwritten. */
async function ifUnchanged(
  { submission }: ActionInput,
  signal: AbortSignal,
  act: (now: Application) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const now = await readApplication(submission.id, signal)
  if (now === null) return { kind: 'gone' }
  if (isChanged(submission, now)) return { kind: 'changed', submission: now }
  return act(now)
}

const done = (submission: Application, leftover: string | null = null): ActionOutcome => ({
  kind: 'done',
  submission,
  leftover,
})

function resend(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, async (now) => {
    await sendApprovalEmail(now, signal)
    return done(await afterSending(now, signal))
  })
}

/** The e-mail is out, whatever becomes of this. */
async function afterSending(sent: Application, signal: AbortSignal): Promise<Application> {
  try {
    return (await readApplication(sent.id, signal)) ?? sent
  } catch {
    signal.throwIfAborted()
    return { ...sent, emailed_at: sent.emailed_at ?? new Date().toISOString() }
  }
}

function reset(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, (now) => makePending(now, null, signal))
}

async function makePending(
  seen: Application,
  leftover: string | null,
  signal: AbortSignal,
): Promise<ActionOutcome> {
  try {
    return done(await resetApplication(seen, signal), leftover)
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  // Somebody decided since it was looked at.
  const now = await readApplication(seen.id, signal)
  return now === null ? { kind: 'gone' } : { kind: 'changed', submission: now }
}

/**
 * The account first, and the application whatever became of it. The other way round an application would be pending,
 * and offer no cleanup any more, before its account is known to be gone.
 */
function cleanup(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, async (now) => makePending(now, await leftoverOf(input, signal), signal))
}

async function leftoverOf(input: ActionInput, signal: AbortSignal): Promise<string | null> {
  try {
    await removeAccount(input, signal)
    return null
  } catch (error) {
    signal.throwIfAborted()
    return messageOf(error)
  }
}

async function removeAccount({ submission, hasBackend }: ActionInput, signal: AbortSignal): Promise<void> {
  if (!hasBackend) throw new Error(NO_BACKEND)
  const email = submission.email.toLowerCase()
  for (const user of await searchUsers(submission.email, signal)) {
    if (user.email.toLowerCase() === email) await removeUser(user.id, signal)
  }
}

async function removeUser(id: string, signal: AbortSignal): Promise<void> {
  try {
    await deleteUser(id, signal)
  } catch (error) {
    // Somebody was faster.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** The calls of one row. */
export const liveActors = {
  resendEmail: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => resend(input, signal)),
  reset: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => reset(input, signal)),
  cleanup: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => cleanup(input, signal)),
  removeAccount: fromCall<void, ActionInput>(({ input, signal }) => removeAccount(input, signal)),
}
