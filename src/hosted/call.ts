import type { AuthError } from '@supabase/supabase-js'
import { wait } from '../lib/wait.ts'
import { getHostedClient, postImmediately } from './client.ts'
import type { HostedClient } from './createHostedClient.ts'
import { HostedError, unreachableError } from './errors.ts'
import { FUNCTIONS_PATH } from './hostedSettings.ts'
import { authError, httpError, tableError } from './providerErrors.ts'

/** The `data` of a successful response. */
type AnswerData<Answer> = Extract<Answer, { error: null }> extends { data: infer Data } ? Data : never

/** How long a call waits for a new session. */
const SESSION_PATIENCE_MS = 8_000

const NEVER_ABORTS = new AbortController().signal

/**
 * Makes a call of the provider's auth client. It cannot be cancelled: the client takes no signal.
 *
 * @throws HostedError
 */
export async function callAuth<Answer extends { data: unknown; error: AuthError | null }>(
  send: (auth: HostedClient['auth']) => Promise<Answer>,
): Promise<AnswerData<Answer>> {
  const { auth } = await getHostedClient()
  const { data, error } = await send(auth)
  if (error !== null) throw authError(error)
  return data as AnswerData<Answer>
}

/**
 * Makes a table call. `send` must pass its signal to the query.
 *
 * @throws HostedError
 * @throws the signal's reason, unchanged, when `signal` aborts
 */
export async function callTable<
  Answer extends { data: unknown; error: { message: string; code: string } | null; status: number },
>(
  send: (client: HostedClient, signal: AbortSignal) => PromiseLike<Answer>,
  signal: AbortSignal = NEVER_ABORTS,
): Promise<AnswerData<Answer>> {
  const client = await loadClient(signal)
  const { data, error, status } = await send(client, signal)
  if (error !== null) {
    signal.throwIfAborted()
    throw tableError(error, status)
  }
  // No query of this app returns 204. The client turns a 404 without a body, which a proxy sends, into a 204.
  if (status === 204) throw new HostedError({ kind: 'notFound', status: 404 })
  // Every query of this app that gets a 200 asks for rows.
  if (status === 200 && data === null) throw new HostedError({ kind: 'server', status })
  return data as AnswerData<Answer>
}

/**
 * Calls an edge function, which returns { success: true } on success.
 *
 * @throws HostedError
 * @throws the signal's reason, unchanged, when `signal` aborts
 */
export async function callFunction(
  name: string,
  body: Record<string, string>,
  signal: AbortSignal = NEVER_ABORTS,
): Promise<void> {
  const client = await loadClient(signal)
  const { data, error, response } = await client.functions.invoke<unknown>(name, { body, signal })
  if (error !== null) {
    signal.throwIfAborted()
    throw await httpError(error, response)
  }
  requireSuccess(data, response?.status ?? null)
}

/**
 * Calls an edge function without waiting for the client to load, for a page that is being unloaded. The request
 * outlives the page.
 *
 * @throws HostedError
 */
export async function callFunctionImmediately(name: string, body: Record<string, string>): Promise<void> {
  const response = await postImmediately(`${FUNCTIONS_PATH}${name}`, body).catch((error: unknown) => {
    throw unreachableError(error)
  })
  if (!response.ok) throw await httpError(new Error(response.statusText), response)
  requireSuccess(await response.json().catch(() => null), response.status)
}

function requireSuccess(data: unknown, status: number | null): void {
  const isDone = typeof data === 'object' && data !== null && 'success' in data && data.success === true
  if (!isDone) throw new HostedError({ kind: 'server', status })
}

async function loadClient(signal: AbortSignal): Promise<HostedClient> {
  signal.throwIfAborted()
  const client = await getHostedClient()
  signal.throwIfAborted()
  await waitForSession(client, signal)
  return client
}

/** The client repeats a failed refresh of an expired session for almost 30 seconds, and the call would wait for it. */
async function waitForSession(client: HostedClient, signal: AbortSignal): Promise<void> {
  const ready = new AbortController()
  const limit = wait(SESSION_PATIENCE_MS, AbortSignal.any([signal, ready.signal])).then(() => {
    throw new HostedError({ kind: 'server', status: null })
  })
  try {
    await Promise.race([client.auth.getSession(), limit])
  } finally {
    ready.abort()
  }
}
