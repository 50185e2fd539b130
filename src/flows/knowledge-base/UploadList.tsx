import { Button } from '../../ui/Button/Button.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import type { DocumentsRequest } from './documents.setup.ts'
import type { UploadState } from './UploadItem.tsx'
import { UploadItem } from './UploadItem.tsx'
import * as styles from './UploadList.css.ts'

export interface UploadListProps {
  uploads: readonly UploadState[]
  send: (event: DocumentsRequest) => void
}

/** The files on their way, each by itself, and how many have arrived. */
export function UploadList({ uploads, send }: UploadListProps) {
  const completed = uploads.filter((upload) => upload.matches('completed')).length
  const cancellable = uploads.filter((upload) => upload.can({ type: 'cancel.requested' })).length
  return (
    <Card
      title="Uploads"
      padding="none"
      note={
        <div className={styles.note}>
          {completed} of {uploads.length} complete
          {cancellable > 1 && (
            <Button variant="quiet" size="small" onClick={() => send({ type: 'cancelAll.requested' })}>
              Cancel all
            </Button>
          )}
        </div>
      }
    >
      <ul className={styles.list}>
        {uploads.map((upload) => (
          <UploadItem key={upload.context.file.id} upload={upload} send={send} />
        ))}
      </ul>
    </Card>
  )
}
