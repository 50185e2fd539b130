import type { Change } from './section.machine.ts'

const drafts = new Map<string, Change>()

/**
 * Keeps what was changed in a section and not saved, for when the same person is back at the page. It lives as long as
 * the tab's document and is stored nowhere.
 */
export function keepChange(owner: string, section: string, change: Change): void {
  drafts.set(`${section} ${owner}`, change)
}

export function changeOf(owner: string, section: string): Change {
  return drafts.get(`${section} ${owner}`) ?? {}
}
