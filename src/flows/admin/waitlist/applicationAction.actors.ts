import { type Application, readApplication, resetApplication } from '../../../hosted/applications.ts'
import { isNotFound } from '../../../hosted/errors.ts'
import { sendApprovalEmail } from '../../../hosted/functions.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { fromCall } from '../../../lib/xstate/fromCall.ts'
import { isReviewChanged } from './application.ts'
import type { ActionInput, ActionOutcome } from './applicationAction.machine.ts'
import { removeAccount } from './removeAccount.actors.ts'

/** The error of a cleanup by an admin without a backend token. */
export const NO_BACKEND = "You're not signed in to the backend. Sign in to it as an admin, then retry."

/** Acts only if the stored application still has the displayed review, so that no other admin's change is overwritten. */
async function ifUnchanged(
  { application }: Pick<ActionInput, 'application'>,
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
    await sendApprovalEmail(current, { signal })
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

export function reset(input: Pick<ActionInput, 'application'>, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, (current) => returnToPending(current, signal))
}

/** `cleanup`: the error of removing the account, or null; missing in a reset. */
async function returnToPending(
  current: Application,
  signal: AbortSignal,
  cleanup?: { accountError: string | null },
): Promise<ActionOutcome> {
  const accountError = cleanup?.accountError ?? null
  const state = cleanup && (accountError === null ? 'complete' : 'incomplete')
  try {
    return done(await resetApplication(current, signal, state), accountError)
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
  // Another admin changed it after it was read.
  const changed = await readApplication(current.id, signal)
  return changed === null ? { kind: 'notFound' } : { kind: 'changed', application: changed }
}

/**
 * Deletes the account first and resets the application even if that fails: it is then pending with an incomplete cleanup,
 * which can be repeated.
 */
function cleanup(input: ActionInput, signal: AbortSignal): Promise<ActionOutcome> {
  return ifUnchanged(input, signal, async (current) =>
    returnToPending(current, signal, { accountError: await tryRemoveAccount(input, signal) }),
  )
}

/** The error message, or null if the account was removed. */
async function tryRemoveAccount(
  { application, hasBackend }: ActionInput,
  signal: AbortSignal,
): Promise<string | null> {
  if (!hasBackend) return NO_BACKEND
  try {
    await removeAccount(application.email, signal)
    return null
  } catch (error) {
    signal.throwIfAborted()
    return messageOf(error)
  }
}

const CALLS = { resend, reset, cleanup }

export const liveActors = {
  act: fromCall<ActionOutcome, ActionInput>(({ input, signal }) => CALLS[input.action](input, signal)),
}
