import { ChevronDown, ChevronUp, X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Announcement } from '../Announcement/Announcement.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import * as styles from './FindBar.css.ts'
import { type DocumentSearch, matchIndex } from './useDocumentSearch.ts'

export interface FindBarProps {
  /** The state of the search. */
  search: DocumentSearch
  /** The number of matches. */
  count: number
  /** Not all pages have been searched. */
  isSearching?: boolean
  /** Called when it is closed: moves the focus. */
  onClose: () => void
}

/** The field of a search in a document, the number of matches, and buttons to go through them. Nothing while it is closed. */
export function FindBar({ search, count, isSearching = false, onClose }: FindBarProps) {
  if (!search.isOpen) return null
  const { query, current, edit, move } = search
  const close = () => {
    search.close()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') move(event.shiftKey ? -1 : 1)
    if (event.key !== 'Escape') return
    // The dialog around the document stays open.
    event.stopPropagation()
    close()
  }
  const position = `${matchIndex(current, count) + 1} of ${count}${isSearching ? '…' : ''}`
  const status = query === '' ? '' : count > 0 || isSearching ? position : 'Not found'
  return (
    <search className={styles.bar} onKeyDown={onKeyDown}>
      <SearchField label="Find in document" value={search.text} onValueChange={edit} autoFocus />
      <span className={styles.count}>{status}</span>
      <IconButton label="Previous match" disabled={count === 0} onClick={() => move(-1)}>
        <ChevronUp aria-hidden="true" />
      </IconButton>
      <IconButton label="Next match" disabled={count === 0} onClick={() => move(1)}>
        <ChevronDown aria-hidden="true" />
      </IconButton>
      <IconButton label="Close the search" onClick={close}>
        <X aria-hidden="true" />
      </IconButton>
      <Announcement>{isSearching ? '' : status}</Announcement>
    </search>
  )
}
