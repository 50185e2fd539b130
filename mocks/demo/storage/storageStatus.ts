import type { StorageStatus } from './openStorage.ts'

/** The channel between the tab that stores and all tabs. */
const CHANNEL = 'engram-demo-storage'

type StatusMessage =
  | { readonly kind: 'question' }
  | { readonly kind: 'status'; readonly status: StorageStatus }

/** The side that stores. Returns the function that tells all tabs the status. */
export function publishStorageStatus(): (status: StorageStatus) => void {
  const channel = new BroadcastChannel(CHANNEL)
  let latest: StorageStatus = 'stored'
  const tell = () => {
    const message: StatusMessage = { kind: 'status', status: latest }
    channel.postMessage(message)
  }
  channel.onmessage = ({ data }: MessageEvent<StatusMessage>) => {
    if (data.kind === 'question') tell()
  }
  // The tab that stored before may have told another status.
  tell()
  return (status) => {
    if (status === latest) return
    latest = status
    tell()
  }
}

/** Calls the listener with the current status and with every change. Returns the function that stops it. */
export function watchStorageStatus(listener: (status: StorageStatus) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<StatusMessage>) => {
    if (data.kind === 'status') listener(data.status)
  }
  const question: StatusMessage = { kind: 'question' }
  channel.postMessage(question)
  return () => channel.close()
}
