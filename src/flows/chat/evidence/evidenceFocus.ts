import { createContext, use, useCallback, useMemo, useRef, useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { locationOf } from '../../../domain/evidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'

/** A source of an answer: which answer, and the place among its sources, counted from 0. */
export interface SourceRef {
  answerId: string
  place: number
}

/** Which source is being looked at. It lights up in the text and in its card alike. */
export interface EvidenceFocus {
  /** Under the pointer, or holding the focus. */
  pointed: SourceRef | null
  /** Clicked last. A new object for each click: its card comes into view each time. */
  chosen: SourceRef | null
  /** Evidence stands beside the thread. Below it, a click must not scroll the text away. */
  isBeside: boolean
  /** The chosen source's passage is open. */
  isPassageOpen: boolean
  point: (source: SourceRef | null) => void
  /** Opens the source's passage. */
  choose: (source: SourceRef) => void
  /** Closes it, and gives the focus back to the mark that opened it. */
  closePassage: () => void
}

const EvidenceFocusContext = createContext<EvidenceFocus | null>(null)

export const EvidenceFocusProvider = EvidenceFocusContext.Provider

export function useEvidenceFocus(): EvidenceFocus {
  const focus = use(EvidenceFocusContext)
  if (focus === null) throw new Error('useEvidenceFocus needs an EvidenceFocusProvider above it.')
  return focus
}

/** Keeps the focus; `onChoose` hears of every click. */
export function useEvidenceFocusState(
  isBeside: boolean,
  onChoose: (source: SourceRef) => void,
): EvidenceFocus {
  const [pointed, point] = useState<SourceRef | null>(null)
  const [chosen, setChosen] = useState<SourceRef | null>(null)
  const [isPassageOpen, setPassageOpen] = useState(false)
  const openedBy = useRef<Element | null>(null)
  const choose = useCallback(
    (source: SourceRef) => {
      openedBy.current = document.activeElement
      setChosen({ ...source })
      setPassageOpen(true)
      onChoose(source)
    },
    [onChoose],
  )
  const closePassage = useCallback(() => {
    setPassageOpen(false)
    setChosen((source) => source && { ...source })
    if (openedBy.current instanceof HTMLElement) openedBy.current.focus({ preventScroll: true })
  }, [])
  return useMemo(
    () => ({ pointed, chosen, isBeside, isPassageOpen, point, choose, closePassage }),
    [pointed, chosen, isBeside, isPassageOpen, choose, closePassage],
  )
}

export function isSameSource(a: SourceRef | null, b: SourceRef): boolean {
  return a?.answerId === b.answerId && a.place === b.place
}

/** How a source's mark is called: `Source 2: manual.pdf, p. 4`. */
export function sourceLabel(number: number, source: Source): string {
  return [`Source ${number}: ${toDisplayName(source.filename)}`, locationOf(source)]
    .filter(Boolean)
    .join(', ')
}
