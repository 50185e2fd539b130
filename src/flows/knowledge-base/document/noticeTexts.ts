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
  const paused = pausedText(document)
  if (document.status !== 'completed') return paused
  const notices = (document.notices ?? []).map(({ kind, message }) => {
    const isIndexed = kind === 'no-sentences' && displayStatusOf(document) === 'indexed'
    const title = isIndexed ? 'Indexed, but no readable sentences' : TITLES[kind]
    return title === undefined ? message : `${title}. ${message}`
  })
  return [...paused, ...notices]
}

/** That pages of a scan are not being read, and why. */
function pausedText({ pages = 0, pages_read = 0, reading, reading_minutes }: Document): string[] {
  if (reading === undefined) return []
  const unread = (pages - pages_read).toLocaleString('en-US')
  if (reading === 'waiting') {
    const minutes = reading_minutes === undefined ? 'a long time' : `about ${formatMinutes(reading_minutes)}`
    return [
      `${unread} pages are scanned. Reading them takes ${minutes}. You can ask about each page once it is read.`,
    ]
  }
  const verb = unread === '1' ? 'is' : 'are'
  return [
    `Reading stopped. ${unread} of ${pages.toLocaleString('en-US')} pages ${verb} not read and missing in answers.`,
  ]
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
