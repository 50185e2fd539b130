import { toasts } from '../../../ui/Toasts/toasts.ts'

const NOT_COPIED = 'Not copied'

/** Copies a text to the clipboard. Shows a toast for success and for failure. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.closeError(NOT_COPIED)
    toasts.success('Copied', 'The answer is on the clipboard.')
  } catch {
    toasts.error(NOT_COPIED, 'The browser does not give access to the clipboard. Select the text to copy it.')
  }
}
