import type { AuthError } from '@supabase/supabase-js'
import { authError, functionError, tableError } from './answers.ts'
import type { HostedClient } from './client.ts'
import { FUNCTIONS_PATH, hosted, postAtOnce } from './client.ts'
import { HostedError, unreachableError } from './errors.ts'

/** What a call answers where it succeeds. */
type DataOf<Answer> = Extract<Answer, { error: null }> extends { data: infer Data } ? Data : never

const never = new AbortController().signal

/**
 * Makes a call of the auth service. Its client lets nobody cancel: what has been sent is carried out.
 *
 * @throws HostedError
 */
export async function fromAuth<Answer extends { data: unknown; error: AuthError | null }>(
  send: (auth: HostedClient['auth']) => Promise<Answer>,
): Promise<DataOf<Answer>> {
  const { auth } = await hosted()
  const { data, error } = await send(auth)
  if (error !== null) throw authError(error)
  return data as DataOf<Answer>
}

/**
 * Makes a call of a table. `send` hands on the signal it is given.
 *
 * @throws HostedError
 * @throws the signal's reason, untouched, when `signal` aborts: a cancelled call has not failed.
 */
export async function fromTable<
  Answer extends { data: unknown; error: { message: string; code: string } | null; status: number },
>(
  send: (client: HostedClient, signal: AbortSignal) => PromiseLike<Answer>,
  signal: AbortSignal = never,
): Promise<DataOf<Answer>> {
  const client = await loaded(signal)
  const { data, error, status } = await send(client, signal)
  if (error !== null) {
    signal.throwIfAborted()
    throw tableError(error, status)
  }
  // Every call here asks for rows or creates one. The client makes "no content" of a 404 without a body, which comes
  // from something else than the provider.
  if (status === 204) throw new HostedError('Not found', { kind: 'notFound', status: 404 })
  return data as DataOf<Answer>
}

/**
 * Calls a function of the provider, which answers { success: true } where it did what it is for.
 *
 * @throws HostedError
 * @throws the signal's reason, untouched, when `signal` aborts.
 */
export async function callFunction(
  name: string,
  body: Record<string, string>,
  signal: AbortSignal = never,
): Promise<void> {
  const client = await loaded(signal)
  const { data, error, response } = await client.functions.invoke<unknown>(name, { body, signal })
  if (error !== null) {
    signal.throwIfAborted()
    throw await functionError(error, response)
  }
  requireDone(data, response?.status ?? null)
}

/**
 * Calls a function before anything else happens, for a page that is being left. It is carried out even when the page
 * is gone by then.
 *
 * @throws HostedError
 */
export async function callFunctionAtOnce(name: string, body: Record<string, string>): Promise<void> {
  const response = await postAtOnce(`${FUNCTIONS_PATH}${name}`, body).catch((error: unknown) => {
    throw unreachableError(error)
  })
  if (!response.ok) throw await functionError(new Error(response.statusText), response)
  requireDone(await response.json().catch(() => null), response.status)
}

function requireDone(data: unknown, status: number | null): void {
  const isDone = typeof data === 'object' && data !== null && 'success' in data && data.success === true
  if (!isDone) throw new HostedError('Invalid response format', { kind: 'server', status })
}

async function loaded(signal: AbortSignal): Promise<HostedClient> {
  signal.throwIfAborted()
  const client = await hosted()
  signal.throwIfAborted()
  return client
}
