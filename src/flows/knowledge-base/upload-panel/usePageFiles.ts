import type { RefObject } from 'react'
import { useEffect, useRef, useState } from 'react'

/** Pasting into these elements is left to the browser. */
const TEXT_FIELDS = 'input, textarea, select, [contenteditable]'

/** Elements behind an open dialog. */
const BEHIND_DIALOG = '[inert], [aria-hidden="true"]'

export interface PageFiles {
  /** The page that accepts files, unless a dialog is open above it. */
  pageRef: RefObject<HTMLElement | null>
  onFiles: (files: File[]) => void
}

/**
 * Accepts files that are dropped anywhere in the window or pasted outside text fields. Returns whether files are being
 * dragged over the window. Ignores dragged text. Prevents the browser from opening files that are not accepted, because
 * that would leave the app.
 */
export function usePageFiles({ pageRef, onFiles }: PageFiles): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  useEffect(() => {
    latest.current = onFiles
  })

  useEffect(() => {
    const getHandler = () => (pageRef.current?.closest(BEHIND_DIALOG) ? null : latest.current)

    function dragged(event: DragEvent) {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      const isAccepted = getHandler() !== null
      event.dataTransfer.dropEffect = isAccepted ? 'copy' : 'none'
      setOver(isAccepted)
    }
    function left(event: DragEvent) {
      // The pointer left the window.
      if (event.relatedTarget === null) setOver(false)
    }
    function dropped(event: DragEvent) {
      setOver(false)
      // FileDrop handles drops on itself.
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      passOn(event.dataTransfer)
    }
    function pasted(event: ClipboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest(TEXT_FIELDS) !== null
      if (isTyping || event.clipboardData === null || event.clipboardData.files.length === 0) return
      event.preventDefault()
      passOn(event.clipboardData)
    }
    function passOn({ files }: DataTransfer) {
      if (files.length > 0) getHandler()?.(Array.from(files))
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
