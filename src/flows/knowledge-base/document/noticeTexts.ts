import type { Document } from '../../../api/types.ts'
import { displayStatusOf } from '../../../domain/document.ts'

/** By kind. A backend may have more kinds. */
const TITLES: Readonly<Record<string, string>> = {
  'no-sentences': 'No readable sentences',
  'unreadable-characters': 'Some characters cannot be read',
  cut: 'Cut',
  'uncertain-encoding': 'The encoding was guessed',
  scan: 'Read from a scan',
  'unread-pages': 'Some pages have no text',
}

export function noticeTexts(document: Document): string[] {
  if (document.status !== 'completed') return []
  return (document.notices ?? []).map(({ kind, message }) => {
    const isIndexed = kind === 'no-sentences' && displayStatusOf(document) === 'indexed'
    const title = isIndexed ? 'Indexed, but no readable sentences' : TITLES[kind]
    return title === undefined ? message : `${title}. ${message}`
  })
}
