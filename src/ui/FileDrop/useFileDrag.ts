import { type DragEvent, useState } from 'react'

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Whether files are dragged over an element, and the event handlers to attach. */
export function useFileDrag(onDropped: (files: FileList) => void, disabled: boolean) {
  const [isOver, setOver] = useState(false)

  function dragged(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = disabled ? 'none' : 'copy'
    setOver(!disabled)
  }
  function left(event: DragEvent) {
    const inside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)
    if (!inside) setOver(false)
  }
  function dropped(event: DragEvent) {
    if (!carriesFiles(event)) return
    event.preventDefault()
    setOver(false)
    if (!disabled) onDropped(event.dataTransfer.files)
  }
  return {
    isOver,
    handlers: { onDragEnter: dragged, onDragOver: dragged, onDragLeave: left, onDrop: dropped },
  }
}
