import { Notice } from '../../../ui/Notice/Notice.tsx'
import * as styles from './WaitingDocumentsView.css.ts'
import type { WaitingDocuments } from './waitingDocuments.ts'
import { waitingDocumentsText } from './waitingDocuments.ts'

/** Says how many documents are not searchable yet. Renders nothing if none waits. */
export function WaitingDocumentsView(waiting: WaitingDocuments) {
  const text = waitingDocumentsText(waiting)
  return text && <Notice className={styles.notice}>{text}</Notice>
}
