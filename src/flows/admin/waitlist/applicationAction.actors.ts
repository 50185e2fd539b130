import { ApiError } from '../../../api/errors.ts'
import { deleteUser, searchUsers } from '../../../api/users.ts'
import type { Application } from '../../../hosted/applications.ts'
import { readApplication, resetApplication } from '../../../hosted/applications.ts'
import { isNotFound } from '../../../hosted/errors.ts'
import { sendApprovalEmail } from '../../../hosted/functions.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { isReviewChanged } from './application.ts'
import type { ActionInput, ActionOutcome } from './applicationAction.machine.ts'

/** The error of a cleanup by an admin without a backend token. */
export const NO_BACKEND = "You're not signed in to the backend. Sign in to it as an admin, then retry."

/** Acts only if the stored application still has the displayed review, so that no other admin's change is overwritten. */
async function ifUnchanged(
  { application }: ActionInput,
  signal: AbortSignal,
  act: (current: Application) => Promise<ActionOutcome>,
): Promise<ActionOutcome> {
  const current = await readApplication(application.id, signal)
  if (current === null) return { kind: 'notFound' }
  if (isReviewChanged(application, current)) return { kind: 'changed', application: current }
  return act(current)
}

const done = (application: Application, accountError: string | null = null): ActionOutcome => ({
  kind: 'done',
  application,
  accountError,
})

function resend(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, async (current) => {
    await sendApprovalEmail(current, signal)
    return done(await readAfterSending(current, signal))
  })
}

/** The application with its new emailed_at. The email has been sent, so an error here is not a failure. */
async function readAfterSending(sent: Application, signal: AbortSignal): Promise<Application> {
  try {
    return (await readApplication(sent.id, signal)) ?? sent
  } catch {
    signal.throwIfAborted()
    return { ...sent, emailed_at: sent.emailed_at ?? new Date().toISOString() }
  }
}

function reset(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, (current) => returnToPending(current, null, signal))
}

async function returnToPending(
  current: Application,
  accountError: string | null,
  signal: AbortSignal,
): Promise<ActionOutcome> {
  try {
    return done(await resetApplication(current, signal), accountError)
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  // Another admin changed it after it was read.
  const changed = await readApplication(current.id, signal)
  return changed === null ? { kind: 'notFound' } : { kind: 'changed', application: changed }
}

/**
 * Deletes the account first and resets the application even if that fails. In the other order, a failure would leave a
 * pending application, which allows no cleanup.
 */
function cleanup(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, async (current) =>
    returnToPending(current, await tryRemoveAccount(input, signal), signal),
  )
}

/** The error message, or null if the account was removed. */
async function tryRemoveAccount(input: ActionInput, signal: AbortSignal): Promise<string | null> {
  try {
    await removeAccount(input, signal)
    return null
  } catch (error) {
    signal.throwIfAborted()
    return messageOf(error)
  }
}

async function removeAccount({ application, hasBackend }: ActionInput, signal: AbortSignal): Promise<void> {
  if (!hasBackend) throw new Error(NO_BACKEND)
  const email = application.email.toLowerCase()
  for (const user of await searchUsers(application.email, signal)) {
    if (user.email.toLowerCase() === email) await removeUser(user.id, signal)
  }
}

async function removeUser(id: string, signal: AbortSignal): Promise<void> {
  try {
    await deleteUser(id, signal)
  } catch (error) {
    // Already deleted.
    if (!(error instanceof ApiError && error.status === 404)) throw error
  }
}

/** The calls to the hosted provider and the backend. */
export const liveActors = {
  resendEmail: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => resend(input, signal)),
  reset: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => reset(input, signal)),
  cleanup: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => cleanup(input, signal)),
  removeAccount: fromCall<void, ActionInput>(({ input, signal }) => removeAccount(input, signal)),
}
