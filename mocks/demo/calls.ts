import type { Handle } from '../backend.ts'
import type { PackedRequest, PackedResponse } from './packedMessages.ts'
import { packRequest, packResponse, unpackRequest, unpackResponse } from './packedMessages.ts'

// A backend in another thread or tab, behind the same function as one at hand: each call is a message, and so
// is each answer.

export type CallMessage =
  | { readonly kind: 'call'; readonly id: string; readonly request: PackedRequest }
  | { readonly kind: 'abort'; readonly id: string }

export type ReplyMessage =
  /** Work on the call has begun: making it again would do it twice. */
  | { readonly kind: 'begun'; readonly id: string }
  | { readonly kind: 'answer'; readonly id: string; readonly response: PackedResponse | null }
  /** Another backend has taken over, which knows nothing of the calls under way. */
  | { readonly kind: 'ready' }

interface PendingCall {
  readonly request: PackedRequest
  readonly resolve: (response: Response) => void
  isBegun: boolean
}

/** The side that asks. */
export interface CallClient {
  readonly handle: Handle
  receive(message: ReplyMessage): void
}

export function createCallClient(post: (message: CallMessage) => void): CallClient {
  const pending = new Map<string, PendingCall>()

  function finish(id: string, response: Response): void {
    pending.get(id)?.resolve(response)
    pending.delete(id)
  }

  /** What was never begun, or only reads, is asked again; of anything else nobody knows whether it was done. */
  function retryPendingCalls(): void {
    for (const [id, call] of pending) {
      if (!call.isBegun || call.request.method === 'GET') post({ kind: 'call', id, request: call.request })
      else finish(id, Response.error())
    }
  }

  return {
    async handle(incoming) {
      const id = crypto.randomUUID()
      const request = await packRequest(incoming)
      if (incoming.signal.aborted) return Response.error()
      incoming.signal.addEventListener('abort', () => {
        post({ kind: 'abort', id })
        finish(id, Response.error())
      })
      return new Promise((resolve) => {
        pending.set(id, { request, resolve, isBegun: false })
        post({ kind: 'call', id, request })
      })
    },

    receive(message) {
      if (message.kind === 'ready') return retryPendingCalls()
      const call = pending.get(message.id)
      if (call === undefined) return
      if (message.kind === 'begun') call.isBegun = true
      else finish(message.id, message.response === null ? Response.error() : unpackResponse(message.response))
    },
  }
}

/** The side that answers: gives what to do with each message of a caller. */
export function createCallServer(
  handle: Handle,
  post: (message: ReplyMessage) => void,
): (message: CallMessage) => void {
  const controllers = new Map<string, AbortController>()

  async function answer(id: string, packed: PackedRequest): Promise<void> {
    const controller = new AbortController()
    controllers.set(id, controller)
    post({ kind: 'begun', id })
    const response = await handle(unpackRequest(packed, controller.signal)).catch((error: unknown) => {
      console.error(error)
      return Response.error()
    })
    controllers.delete(id)
    post({ kind: 'answer', id, response: response.type === 'error' ? null : await packResponse(response) })
  }

  return (message) => {
    if (message.kind === 'abort') controllers.get(message.id)?.abort()
    else void answer(message.id, message.request)
  }
}

export function isCall(message: CallMessage | ReplyMessage): message is CallMessage {
  return message.kind === 'call' || message.kind === 'abort'
}
