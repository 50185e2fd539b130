export type ToastTone = 'success' | 'warning' | 'error'

/** One message: title and optional text. */
export interface ToastMessage {
  readonly tone: ToastTone
  readonly title: string
  readonly text?: string | undefined
}

type Listener = (message: ToastMessage) => void

let listener: Listener | undefined
let queue: ToastMessage[] = []
let loadRegion: (() => void) | undefined

function createEmitter(tone: ToastTone) {
  return (title: string, text?: string) => {
    const message = { tone, title, text }
    if (listener) listener(message)
    else {
      queue.push(message)
      loadRegion?.()
    }
  }
}

/** Shows toasts from anywhere, React or not. This module is small; messages are queued until the region is loaded. */
export const toasts = {
  success: createEmitter('success'),
  warning: createEmitter('warning'),
  error: createEmitter('error'),
}

/**
 * Calls `load` whenever a message is queued because no region is subscribed, also for earlier messages.
 * Returns a function that unsubscribes.
 */
export function onToastQueued(load: () => void): () => void {
  loadRegion = load
  if (queue.length > 0) load()
  return () => {
    if (loadRegion === load) loadRegion = undefined
  }
}

/** Subscribes the toast region: receives queued messages first. Returns a function that unsubscribes. */
export function subscribeToToasts(next: Listener): () => void {
  listener = next
  for (const message of queue) next(message)
  queue = []
  return () => {
    if (listener === next) listener = undefined
  }
}
