import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Source } from '../../../api/types.ts'
import { isFocusLost } from '../../../lib/focus/isFocusLost.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { type SourceRef, sourceLocation } from '../messages/sources.ts'

/** Which source is highlighted and which is selected, in the thread and in the evidence panel alike. */
export interface SourceSelection {
  /** Hovered or focused. */
  highlighted: SourceRef | null
  /** Opened last. A new object for each click, so that effects scroll to the card each time. */
  selected: SourceRef | null
  /** The evidence panel is beside the thread. If it is below, a click must not scroll the text away. */
  isSideBySide: boolean
  highlight: (source: SourceRef | null) => void
  /** Selects the source and opens its passage. `opener` is the citation or card that was clicked. */
  select: (source: SourceRef, opener: HTMLElement) => void
}

const SourceSelectionContext = createContext<SourceSelection | null>(null)

export const SourceSelectionProvider = SourceSelectionContext.Provider

export function useSourceSelection(): SourceSelection {
  const selection = use(SourceSelectionContext)
  if (selection === null) throw new Error('useSourceSelection requires a SourceSelectionProvider.')
  return selection
}

/**
 * The state for a `SourceSelectionProvider`. `open` is the source whose passage is open: a new object each time one is
 * opened. When it closes, the focus returns to the citation or card that opened it.
 */
export function useSourceSelectionState(
  isSideBySide: boolean,
  open: SourceRef | null,
  onSelect: (source: SourceRef) => void,
): SourceSelection {
  const [highlighted, highlight] = useState<SourceRef | null>(null)
  const [closed, setClosed] = useState<SourceRef | null>(null)
  const selected = open ?? closed
  const openerRef = useRef<HTMLElement | null>(null)
  const previousOpen = useRef(open)
  const select = useCallback(
    (source: SourceRef, opener: HTMLElement) => {
      openerRef.current = opener
      onSelect(source)
    },
    [onSelect],
  )
  // After the evidence is rendered again. Its cards, and citations in a virtualized thread, are new elements.
  useLayoutEffect(() => {
    const previous = previousOpen.current
    previousOpen.current = open
    if (previous === null || open !== null) return
    setClosed({ ...previous })
    // The focus was in the passage, unless it was closed for another reason, such as the next answer.
    if (!isFocusLost()) return
    const opener = openerRef.current?.isConnected ? openerRef.current : findSourceCard(previous)
    opener?.focus({ preventScroll: true })
  }, [open])
  return useMemo(
    () => ({ highlighted, selected, isSideBySide, highlight, select }),
    [highlighted, selected, isSideBySide, select],
  )
}

/** Identifies a source's card in the document, as the attribute `data-source-card`. */
export function sourceCardKey({ answerId, index }: SourceRef): string {
  return `${answerId} ${index}`
}

function findSourceCard(source: SourceRef): HTMLElement | null {
  return document.querySelector(`[data-source-card="${CSS.escape(sourceCardKey(source))}"]`)
}

export function isSameSource(a: SourceRef | null, b: SourceRef): boolean {
  return a?.answerId === b.answerId && a.index === b.index
}

/** The accessible name of a citation: `Source 2: manual.pdf, p. 4`. */
export function sourceLabel(number: number, source: Source): string {
  return [`Source ${number}: ${toDisplayName(source.filename)}`, sourceLocation(source)]
    .filter(Boolean)
    .join(', ')
}
