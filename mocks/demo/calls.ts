import type { Handle } from '../backend.ts'
import type { PackedRequest, PackedResponse } from './packedMessages.ts'
import { packRequest, packResponse, unpackRequest, unpackResponse } from './packedMessages.ts'

// Calls a backend in another thread or tab by messages, with the same `Handle` function as a local backend.

export type CallMessage =
  | { readonly kind: 'call'; readonly id: string; readonly request: PackedRequest }
  | { readonly kind: 'abort'; readonly id: string }

export type ReplyMessage =
  /** Work on the call has started, so repeating the call would do it twice. */
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'answer'; readonly id: string; readonly response: PackedResponse | null }
  /** Another backend or the way to it has started, which does not know the pending calls. */
  | { readonly kind: 'ready' }

/** A request that a backend had begun when it stopped. It may have been carried out. */
export type LostRequest = Pick<PackedRequest, 'url' | 'method'>

/** How often a read is repeated after it was begun. It may be the reason why the backend stops. */
const MAX_REPEATS = 2

interface PendingCall {
  readonly request: PackedRequest
  readonly resolve: (response: Response) => void
  /** How often a backend has begun it. */
  begun: number
}

export interface CallClient {
  readonly handle: Handle
  receive(message: ReplyMessage): void
  /** There is no backend: all calls fail, the pending and the later ones. */
  fail(): void
}

/** `onLost` is called when calls cannot be repeated, because they may have been carried out. */
export function createCallClient(
  post: (message: CallMessage) => void,
  onLost: (requests: readonly LostRequest[]) => void = () => {},
): CallClient {
  const pending = new Map<string, PendingCall>()
  let hasFailed = false

  function finish(id: string, response: Response): void {
    pending.get(id)?.resolve(response)
    pending.delete(id)
  }

  /** Repeats reads and calls that were not begun. The others fail, because they may have been carried out. */
  function retryPendingCalls(): void {
    const lost: LostRequest[] = []
    for (const [id, { request, begun }] of pending) {
      const repeats = isRead(request) ? MAX_REPEATS : 0
      if (begun <= repeats) {
        post({ kind: 'call', id, request })
        continue
      }
      finish(id, Response.error())
      if (!isRead(request)) lost.push(request)
    }
    if (lost.length > 0) onLost(lost)
  }

  return {
    async handle(incoming) {
      const id = crypto.randomUUID()
      const request = await packRequest(incoming)
      if (hasFailed || incoming.signal.aborted) return Response.error()
      incoming.signal.addEventListener('abort', () => {
        post({ kind: 'abort', id })
        finish(id, Response.error())
      })
      return new Promise((resolve) => {
        pending.set(id, { request, resolve, begun: 0 })
        post({ kind: 'call', id, request })
      })
    },

    receive(message) {
      if (message.kind === 'ready') return retryPendingCalls()
      const call = pending.get(message.id)
      if (call === undefined) return
      if (message.kind === 'begun') call.begun += 1
      else finish(message.id, message.response === null ? Response.error() : unpackResponse(message.response))
    },

    fail() {
      hasFailed = true
      for (const id of pending.keys()) finish(id, Response.error())
    },
  }
}

/** The side that handles the calls, each id once. Returns the message listener. */
export function createCallServer(
  handle: Handle,
  post: (message: ReplyMessage) => void,
): (message: CallMessage) => void {
  const controllers = new Map<string, AbortController>()
  /** Calls other than reads. A client repeats a call if it learns that the backend has started before it is begun. */
  const begun = new Set<string>()

  async function respond(request: Request): Promise<PackedResponse | null> {
    try {
      const response = await handle(request)
      return response.type === 'error' ? null : await packResponse(response)
    } catch (error) {
      console.error(error)
      return null
    }
  }

  async function answer(id: string, packed: PackedRequest): Promise<void> {
    if (begun.has(id)) return
    if (!isRead(packed)) begun.add(id)
    const controller = new AbortController()
    controllers.set(id, controller)
    post({ kind: 'begun', id })
    const response = await respond(unpackRequest(packed, controller.signal))
    controllers.delete(id)
    post({ kind: 'answer', id, response })
  }

  return (message) => {
    if (message.kind === 'abort') controllers.get(message.id)?.abort()
    else void answer(message.id, message.request)
  }
}

const isRead = ({ method }: PackedRequest) => method === 'GET' || method === 'HEAD'

export function isCall(message: CallMessage | ReplyMessage): message is CallMessage {
  return message.kind === 'call' || message.kind === 'abort'
}
