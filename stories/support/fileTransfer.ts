/** A DataTransfer with a file or a text. */
function transferOf(thing: File | string): DataTransfer {
  const transfer = new DataTransfer()
  if (typeof thing === 'string') transfer.setData('text/plain', thing)
  else transfer.items.add(thing)
  return transfer
}

type DragKind = 'dragenter' | 'dragover' | 'dragleave' | 'drop'

/** Dispatches a drag event with a file or a text; 'dragleave' leaves the window. Returns the event after its handlers ran. */
export function dragging(kind: DragKind, over: Element, thing: File | string): Event {
  const event = new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: transferOf(thing) })
  over.dispatchEvent(event)
  return event
}

/** Pastes a file or a text into an element. */
export function pasting(into: Element, thing: File | string): Event {
  const event = new ClipboardEvent('paste', {
    bubbles: true,
    cancelable: true,
    clipboardData: transferOf(thing),
  })
  into.dispatchEvent(event)
  return event
}
