import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isObject } from '../../../lib/objects.ts'
import { readParams } from '../../../lib/url/params.ts'
import { CHAT_PARAMS } from './chatParams.ts'

/** A message that a link from another page opens a chat session at. */
export interface LinkedMessage {
  sessionId: string | null
  /** The index in the thread. */
  index: number
  /** Identifies the visit of the link. */
  key: string
}

/** The message of the link that was followed last: `<Link to="/chat?session=…" state={{ message: 3 }} />`. */
export function useLinkedMessage(): LinkedMessage | null {
  const { key, search, state } = useLocation()
  // The history state is lost when the URL is replaced.
  const [linked, setLinked] = useState<LinkedMessage | null>(null)
  const index = isObject(state) && typeof state.message === 'number' ? state.message : null
  if (index !== null && linked?.key !== key)
    setLinked({ sessionId: readParams(CHAT_PARAMS, search).session, index, key })
  return linked
}
