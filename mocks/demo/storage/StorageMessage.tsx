import type { ReactNode } from 'react'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import type { StorageStatus } from './openStorage.ts'
import * as styles from './StorageMessage.css.ts'

interface Message {
  readonly title: string
  readonly text: ReactNode
  readonly offersReload?: true
}

const MESSAGES: Record<Exclude<StorageStatus, 'stored'>, Message> = {
  unavailable: {
    title: 'This browser does not store the demo’s data',
    text: 'The demo works, but everything is lost when you reload the page or close it. To keep your changes, use a window that is not private, or allow this site to store data in the browser’s settings.',
  },
  full: {
    title: 'The latest changes are not stored',
    text: 'The browser has no space left for this site. The demo works, but your latest changes are lost when you reload the page or close it. To make space, delete documents or start over.',
  },
  deleted: {
    title: 'The stored data of the demo was deleted',
    text: 'Another tab or the browser’s settings deleted it. The demo works until you reload the page, but stores nothing. After that it starts with new data, and you sign in again.',
    offersReload: true,
  },
}

export interface StorageMessageProps {
  status: Exclude<StorageStatus, 'stored'>
  onDismiss: () => void
}

/** What is lost, and what to do about it. */
export function StorageMessage({ status, onDismiss }: StorageMessageProps) {
  const { title, text, offersReload = false } = MESSAGES[status]
  return (
    <aside aria-label="Demo storage" className={styles.root}>
      <Notice
        tone="warning"
        title={title}
        action={
          offersReload && (
            <Button size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          )
        }
        onDismiss={onDismiss}
        className={styles.notice}
      >
        {text}
      </Notice>
    </aside>
  )
}
