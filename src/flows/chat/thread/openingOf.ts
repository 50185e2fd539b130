import { cutAt } from '../../../lib/text/format.ts'

/** A question with more characters or lines than these is shown by its opening first. */
const LONG = { characters: 1200, lines: 16 }
const OPENING = { characters: 480, lines: 8 }

/** The opening of a text that is long; null of one that is not. */
export function openingOf(text: string): string | null {
  if (text.length <= LONG.characters && text.split('\n', LONG.lines + 1).length <= LONG.lines) return null
  const lines = text.split('\n', OPENING.lines).join('\n').trimEnd()
  return cutAt(lines, OPENING.characters).replace(/…?$/, '…')
}
