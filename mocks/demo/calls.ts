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
  /** Another backend has started, which does not know the pending calls. */
  | { readonly kind: 'ready' }

interface PendingCall {
  readonly request: PackedRequest
  readonly resolve: (response: Response) => void
  isBegun: boolean
}

/** The calling side. */
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

  /** Repeats GET calls and calls that were not started. The others fail, because they may have been executed. */
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

/** The side that handles the calls. Returns the message listener. */
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
