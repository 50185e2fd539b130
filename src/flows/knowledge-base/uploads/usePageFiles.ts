import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Text is pasted where it is typed. */
const TYPING = 'input, textarea, select, [contenteditable]'

/** What lies behind a dialog is out of reach, for files as well. */
const BEHIND = '[inert], [aria-hidden="true"]'

export interface PageFiles {
  /** The page that takes files; while a dialog lies over it, it takes none. */
  pageRef: RefObject<HTMLElement | null>
  /** Takes what was dropped or pasted. */
  onFiles: (files: File[]) => void
}

/**
 * Takes files that are dropped anywhere in the window or pasted outside of a text field, and tells whether some
 * hang over it. Dragged text is left alone. A file that is not taken is not opened by the browser either, which
 * would leave the app.
 */
export function usePageFiles({ pageRef, onFiles }: PageFiles): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    const taker = () => (pageRef.current?.closest(BEHIND) ? null : latest.current)

    function dragged(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const isTaken = taker() !== null
      event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none'
      setOver(isTaken)
    }
    function left(event: DragEvent) {
      // Out of the window there is nothing to go on to.
      if (event.relatedTarget === null) setOver(false)
    }
    function dropped(event: DragEvent) {
      setOver(false)
      // The zone for files takes what is dropped on it by itself.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      hand(event.dataTransfer)
    }
    function pasted(event: ClipboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      if (isTyping || event.clipboardData === null || event.clipboardData.files.length === 0) return
      event.preventDefault()
      hand(event.clipboardData)
    }
    function hand({ files }: DataTransfer) {
      if (files.length > 0) taker()?.(Array.from(files))
    }

    window.addEventListener('dragenter', dragged)
    window.addEventListener('dragover', dragged)
    window.addEventListener('dragleave', left)
    window.addEventListener('drop', dropped)
    window.addEventListener('paste', pasted)
    return () => {
      window.removeEventListener('dragenter', dragged)
      window.removeEventListener('dragover', dragged)
      window.removeEventListener('dragleave', left)
      window.removeEventListener('drop', dropped)
      window.removeEventListener('paste', pasted)
    }
  }, [pageRef])

  return isOver
}
