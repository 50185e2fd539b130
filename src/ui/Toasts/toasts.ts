export type ToastTone = 'info' | 'success' | 'warning' | 'error'

/** One message: title and optional text. */
export interface ToastMessage {
  readonly tone: ToastTone
  readonly title: string
  readonly text?: string | undefined
  /** A button. The toast then stays until it is dismissed. */
  readonly action?: { readonly label: string; onPress(): void } | undefined
}

type Listener = (message: ToastMessage) => void

let listener: Listener | undefined
let closer: ((title: string) => void) | undefined
let queue: ToastMessage[] = []
let loadRegion: (() => void) | undefined

function emit(message: ToastMessage): void {
  if (listener) listener(message)
  else {
    queue.push(message)
    loadRegion?.()
  }
}

function createEmitter(tone: ToastTone) {
  return (title: string, text?: string) => emit({ tone, title, text })
}

/** Shows toasts from anywhere, React or not. This module is small; messages are queued until the region is loaded. */
export const toasts = {
  success: createEmitter('success'),
  warning: createEmitter('warning'),
  error: createEmitter('error'),
  /** A message with a button, which stays until it is dismissed. */
  offer: (title: string, label: string, onPress: () => void) =>
    emit({ tone: 'info', title, action: { label, onPress } }),
  /** Closes the error with this title: what failed has succeeded. */
  closeError(title: string) {
    queue = queue.filter((message) => message.tone !== 'error' || message.title !== title)
    closer?.(title)
  },
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

/**
 * Subscribes the toast region: receives queued messages first. `close` closes the error with a title. Returns a function
 * that unsubscribes.
 */
export function subscribeToToasts(next: Listener, close?: (title: string) => void): () => void {
  listener = next
  closer = close
  for (const message of queue) next(message)
  queue = []
  return () => {
    if (listener !== next) return
    listener = undefined
    closer = undefined
  }
}
