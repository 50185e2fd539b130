import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isObject } from '../../../lib/objects.ts'
import type { ChatEvent } from '../machine/chat.types.ts'

/** Asks the question of a link from another page in a new chat: `<Link to="/chat" state={{ question }} />`. */
export function useLinkedQuestion(send: (event: ChatEvent) => void, hasBackend: boolean): void {
  const { key, pathname, state } = useLocation()
  const navigate = useNavigate()
  /** React's strict mode runs effects twice. */
  const askedKey = useRef('')
  const question = isObject(state) && typeof state.question === 'string' ? state.question : ''

  useEffect(() => {
    if (question === '' || !hasBackend || askedKey.current === key) return
    askedKey.current = key
    // A reload does not ask again.
    navigate(pathname, { replace: true, state: null })
    send({ type: 'newChat.requested' })
    send({ type: 'suggestion.chosen', question })
  }, [question, hasBackend, key, pathname, navigate, send])
}
