import { toasts } from '../../../ui/Toasts/toasts.ts'

/** Puts a text on the clipboard, and says so, or that the browser does not let it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toasts.success('Copied', 'The answer is on the clipboard.')
  } catch {
    toasts.error(
      'Not copied',
      'The browser does not give access to the clipboard. Select the text to copy it.',
    )
  }
}
