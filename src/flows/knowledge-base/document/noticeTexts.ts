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
  const duration =
    reading_minutes === undefined ? 'may take long' : `takes about ${formatMinutes(reading_minutes)}`
  return reading === 'waiting'
    ? [
        `${unread} pages are scanned. Reading them ${duration}, and you can ask about those that are read meanwhile.`,
      ]
    : [
        `Reading stopped. ${unread} of ${pages.toLocaleString('en-US')} pages are not read and missing in answers.`,
      ]
}

function formatMinutes(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.round(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
