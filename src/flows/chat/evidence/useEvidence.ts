import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { ChatContext, ChatEvent } from '../machine/chat.types.ts'
import { answerWithShownEvidence, type ThreadMessage } from '../messages/messages.ts'
import { passageOf, sourceOf } from '../messages/passageRef.ts'
import type { SourceRef } from '../messages/sources.ts'
import { useSourceSelectionState } from './sourceSelection.ts'

interface EvidenceOptions {
  isWide: boolean
  /** Gets the focus when the evidence is hidden. */
  threadRef: RefObject<HTMLElement | null>
  send: (event: ChatEvent) => void
}

/** Which evidence is shown: that of the pinned or latest answer, or one of its passages, unless the user hides it. */
export function useEvidence(
  messages: readonly ThreadMessage[],
  { passage: openPassage, pinnedId }: ChatContext,
  { isWide, threadRef, send }: EvidenceOptions,
) {
  const [isOpen, setOpen] = useState(true)
  const ref = useRef<HTMLElement>(null)
  const shouldFocus = useRef(false)
  const openSource = useMemo(() => sourceOf(messages, openPassage), [messages, openPassage])
  const answer = answerWithShownEvidence(messages, openSource?.answerId ?? pinnedId)

  const pin = useCallback(
    (messageId: string) => {
      shouldFocus.current = true
      setOpen(true)
      send({ type: 'evidence.pinned', messageId })
    },
    [send],
  )
  // Pinning removes the button that was pressed. Below the thread, the evidence may also be out of view.
  useEffect(() => {
    if (!shouldFocus.current) return
    shouldFocus.current = false
    ref.current?.scrollIntoView({ block: 'start' })
    ref.current?.focus({ preventScroll: true })
  })

  const isPassageOpen = openSource !== null
  useEffect(() => {
    if (isPassageOpen) setOpen(true)
  }, [isPassageOpen])

  const select = useCallback(
    (source: SourceRef) => {
      const passage = passageOf(messages, source)
      if (passage !== null) send({ type: 'passage.opened', passage })
    },
    [messages, send],
  )
  const selection = useSourceSelectionState(isWide, openSource, select)
  const passage = openSource === null ? undefined : answer?.sources?.[openSource.index]
  const hide = useCallback(() => {
    setOpen(false)
    threadRef.current?.focus({ preventScroll: true })
  }, [threadRef])
  return { ref, isOpen, answer, passage, selection, pin, hide }
}
