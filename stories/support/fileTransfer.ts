function transferOf(items: readonly (File | string)[]): DataTransfer {
  const transfer = new DataTransfer()
  for (const item of items)
    if (typeof item === 'string') transfer.setData('text/plain', item)
    else transfer.items.add(item)
  return transfer
}

type DragKind = 'dragenter' | 'dragover' | 'dragleave' | 'drop'

/** Dispatches a drag event with files or a text; 'dragleave' leaves the window. Returns the event after its handlers ran. */
export function dragging(kind: DragKind, over: Element, ...items: (File | string)[]): Event {
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transferOf(items) })
  over.dispatchEvent(event)
  return event
}

/** Pastes a file or a text into an element. */
export function pasting(into: Element, item: File | string): Event {
  const event = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: transferOf([item]),
  })
  into.dispatchEvent(event)
  return event
}
