import { cutAt } from '../../../lib/text/format.ts'

/** A question that exceeds either limit is shown as a preview first. */
const FULL_TEXT_LIMIT = { characters: 1200, lines: 16 }
const PREVIEW_LIMIT = { characters: 480, lines: 8 }

/** The beginning of a long text, ending with an ellipsis; null for a text that is short enough to show in full. */
export function questionPreview(text: string): string | null {
  const { characters, lines } = FULL_TEXT_LIMIT
  if (text.length <= characters && text.split('\n', lines + 1).length <= lines) return null
  const beginning = text.split('\n', PREVIEW_LIMIT.lines).join('\n').trimEnd()
  return cutAt(beginning, PREVIEW_LIMIT.characters).replace(/…?$/, '…')
}
