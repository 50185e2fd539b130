import type { components } from '../../src/api/schema.gen.ts'
import { hasUnreadPages } from '../../src/domain/document.ts'
import type { DocumentRow } from '../db/rows.ts'

/** More scanned pages are read only when the user agrees. */
const MAX_UNASKED_PAGES = 100
/** With one thread, on a computer that does other work too. */
const SECONDS_PER_PAGE = 6

/** Why the remaining pages of a scan are not being read; nothing while they are. */
export function pausedReading(
  document: DocumentRow,
): Pick<components['schemas']['Document'], 'reading' | 'reading_minutes'> {
  const { pages = 0, pages_read = 0, read_pages } = document
  const unread = pages - pages_read
  const isPaused = read_pages === undefined ? unread > MAX_UNASKED_PAGES : !read_pages
  if (!hasUnreadPages(document) || !isPaused) return {}
  return {
    reading: read_pages === undefined ? 'waiting' : 'stopped',
    reading_minutes: Math.ceil((unread * SECONDS_PER_PAGE) / 60),
  }
}

export function isPaused(document: DocumentRow): boolean {
  return pausedReading(document).reading !== undefined
}
