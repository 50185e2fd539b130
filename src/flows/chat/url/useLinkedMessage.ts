import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isObject } from '../../../lib/objects.ts'
import { readParams } from '../../../lib/url/params.ts'
import { CHAT_PARAMS } from './chatParams.ts'

/** A message that a link opens a chat session at. */
export interface LinkedMessage {
  sessionId: string | null
  /** The index in the thread. */
  index: number
  /** Identifies the visit of the link. */
  key: string
}

/**
 * The message that the URL named when the page was opened, or that of the link that was followed since:
 * `<Link to="/chat?session=…&message=3" state={{ isMessage: true }} />`. Null after a question is asked.
 */
export function useLinkedMessage(isWaiting: boolean): LinkedMessage | null {
  const { key, search, state } = useLocation()
  const [seenKey, setSeenKey] = useState('')
  const [linked, setLinked] = useState<LinkedMessage | null>(null)
  // The history state is lost when the URL is replaced.
  const isFollowed = seenKey === '' || (isObject(state) && state.isMessage === true)
  if (isFollowed && seenKey !== key) {
    const { session, message } = readParams(CHAT_PARAMS, search)
    setSeenKey(key)
    setLinked(message === null ? null : { sessionId: session, index: message - 1, key })
  }
  if (isWaiting && linked !== null) setLinked(null)
  return linked
}
