export type ToastTone = 'success' | 'warning' | 'error'

/** One message: 'title / text'. */
export interface ToastMessage {
  readonly tone: ToastTone
  readonly title: string
  readonly text?: string | undefined
}

type Listener = (message: ToastMessage) => void

let listener: Listener | undefined
let waiting: ToastMessage[] = []
let whoLoads: (() => void) | undefined

function say(tone: ToastTone) {
  return (title: string, text?: string) => {
    const message = { tone, title, text }
    if (listener) listener(message)
    else {
      waiting.push(message)
      whoLoads?.()
    }
  }
}

/**
 * Toasts from anywhere, React or not. This file is light: what is said before the region is on the
 * page waits for it.
 */
export const toasts = { success: say('success'), warning: say('warning'), error: say('error') }

/**
 * Calls back when a message waits for the region, and again at each further one. For whoever loads the region;
 * returns the end of it.
 */
export function whenToastsWait(load: () => void): () => void {
  whoLoads = load
  if (waiting.length > 0) load()
  return () => {
    if (whoLoads === load) whoLoads = undefined
  }
}

/** Takes over the messages, those that waited first. For the one region; returns its leave. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const message of waiting) next(message)
  waiting = []
  return () => {
    if (listener === next) listener = undefined
  }
}
