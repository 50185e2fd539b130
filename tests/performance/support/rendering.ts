import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'

// How the pages of long lists render and type.

declare global {
  interface Window {
    /** Renders this many items. Resolves to the milliseconds until they are shown. */
    mount: (count: number) => Promise<number>
    /** Types into the field letter by letter. Resolves to the milliseconds that this takes. */
    type: (text: string) => Promise<number>
  }
}

export const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

let unmount = () => {}

export async function createEmptyRoot(): Promise<Root> {
  unmount()
  document.body.replaceChildren()
  await painted()
  const root = createRoot(document.body.appendChild(document.createElement('main')))
  unmount = () => root.unmount()
  return root
}

/** Renders in an empty page. Resolves to the milliseconds until `isShown` and the next frame. */
export async function timeToShow(content: ReactNode, isShown: () => boolean): Promise<number> {
  const root = await createEmptyRoot()
  const start = performance.now()
  root.render(content)
  while (!isShown()) await painted()
  await painted()
  return performance.now() - start
}

/** The text after each letter. */
export const typed = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1))

/** A function that changes the text of the field, as React notices it. */
export function fieldWriter(selector: string): (value: string) => void {
  const field = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector)
  if (field === null) throw new Error('The field is missing.')
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set
  return (value) => {
    setValue?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Types into a field. Resolves to the milliseconds until the last letter is painted. */
export async function timeToType(selector: string, text: string): Promise<number> {
  const write = fieldWriter(selector)
  const start = performance.now()
  for (const value of typed(text)) {
    write(value)
    await painted()
  }
  return performance.now() - start
}
