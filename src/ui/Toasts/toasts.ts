export type ToastTone = 'success' | 'warning' | 'error'

/** One message: 'title / text'. */
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

/**
 * Toasts from anywhere, React or not. This file is light: what is said before the region is on the
 * page waits for it.
 */
export const toasts = {
  success: createEmitter('success'),
  warning: createEmitter('warning'),
  error: createEmitter('error'),
}

/**
 * Calls back when a message waits for the region, and again at each further one. For whoever loads the region;
 * returns the end of it.
 */
export function onToastQueued(load: () => void): () => void {
  loadRegion = load
  if (queue.length > 0) load()
  return () => {
    if (loadRegion === load) loadRegion = undefined
  }
}

/** Takes over the messages, those that waited first. For the one region; returns its leave. */
export function subscribeToToasts(next: Listener): () => void {
  listener = next
  for (const message of queue) next(message)
  queue = []
  return () => {
    if (listener === next) listener = undefined
  }
}
