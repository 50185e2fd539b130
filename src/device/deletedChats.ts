/** Tells the app's other tabs which chat sessions were deleted. */
const CHANNEL = 'engram.deletedChats'

export function announceDeletedChats(...ids: readonly string[]): void {
  const channel = new BroadcastChannel(CHANNEL)
  for (const id of ids) channel.postMessage(id)
  channel.close()
}

/** Calls the listener for each chat session that is deleted in another tab. Returns a function that stops it. */
export function onDeletedChat(listener: (id: string) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }) => typeof data === 'string' && listener(data)
  return () => channel.close()
}
