import { Fragment, type ReactNode, useSyncExternalStore } from 'react'

// What the live story of this page shows: the app, or something else that a person uses in between.

let view: { readonly content: ReactNode; readonly number: number } = { content: null, number: 0 }
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Replaces what the live story shows. Its state starts anew. */
export function showLiveView(content: ReactNode): void {
  view = { content, number: view.number + 1 }
  for (const listener of listeners) listener()
}

export function LiveView() {
  const { content, number } = useSyncExternalStore(subscribe, () => view)
  return <Fragment key={number}>{content}</Fragment>
}
