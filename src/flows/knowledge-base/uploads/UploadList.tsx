import type { UploadStatus } from '../../../domain/upload.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { VirtualList } from '../../../ui/VirtualList/VirtualList.tsx'
import type { DocumentsRequest } from '../documents.base.ts'
import type { UploadSnapshot } from './UploadItem.tsx'
import { UploadItem } from './UploadItem.tsx'
import * as styles from './UploadList.css.ts'

/** From here on the list is a long one: what is done leaves it at once, and only what is seen is in the page. */
const LONG_LIST_LENGTH = 50

export interface UploadListProps {
  uploads: readonly UploadSnapshot[]
  send: (event: DocumentsRequest) => void
}

/** The files on their way, each by itself, and how many have arrived. */
export function UploadList({ uploads, send }: UploadListProps) {
  const isLong = uploads.length >= LONG_LIST_LENGTH
  return (
    <Card title="Uploads" padding="none" note={<Note uploads={uploads} send={send} />}>
      {isLong ? (
        <VirtualList
          label="Files on their way"
          className={styles.longList}
          items={uploads.filter((upload) => !upload.matches('completed') && !upload.matches('cancelled'))}
          getKey={idOf}
          estimatedSize={64}
          renderItem={(upload) => <UploadItem upload={upload} send={send} />}
        />
      ) : (
        <ul className={styles.list}>
          {uploads.map((upload) => (
            <li key={idOf(upload)}>
              <UploadItem upload={upload} send={send} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const idOf = ({ context }: UploadSnapshot) => context.file.id

/** How they are doing together, and what can be done with all of them. */
function Note({ uploads, send }: UploadListProps) {
  const counts: Record<UploadStatus, number> = {
    queued: 0,
    uploading: 0,
    completed: 0,
    cancelled: 0,
    error: 0,
  }
  for (const { value } of uploads) counts[value] += 1
  const cancellable = counts.queued + counts.uploading
  const isSettled = cancellable === 0
  const resendable = isSettled
    ? uploads.filter((upload) => upload.can({ type: 'resend.requested' })).length
    : 0
  const words = [
    counts.error < uploads.length && `${counts.completed} of ${uploads.length} complete`,
    counts.error > 0 && `${counts.error} failed`,
  ]
  return (
    <div className={styles.note}>
      {words.filter(Boolean).join(', ')}
      {cancellable > 1 && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'cancelAll.requested' })}>
          Cancel all
        </Button>
      )}
      {resendable > 1 && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'resendAll.requested' })}>
          Retry all
        </Button>
      )}
      {isSettled && counts.error > 1 && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'dismissAll.requested' })}>
          Dismiss all
        </Button>
      )}
    </div>
  )
}
