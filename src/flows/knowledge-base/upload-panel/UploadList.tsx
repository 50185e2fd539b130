import { Button } from '../../../ui/Button/Button.tsx'
import { Card } from '../../../ui/Card/Card.tsx'
import { VirtualList } from '../../../ui/VirtualList/VirtualList.tsx'
import type { DocumentsRequest } from '../machine/documents.types.ts'
import { isActiveUpload } from '../upload/uploadStatus.ts'
import type { UploadSnapshot } from './UploadItem.tsx'
import { UploadItem } from './UploadItem.tsx'
import * as styles from './UploadList.css.ts'

/** From this length on, the list is virtualized and omits uploads that are completed or canceled. */
const LONG_LIST_LENGTH = 50

export interface UploadListProps {
  uploads: readonly UploadSnapshot[]
  send: (event: DocumentsRequest) => void
}

export function UploadList({ uploads, send }: UploadListProps) {
  const isLong = uploads.length >= LONG_LIST_LENGTH
  return (
    <Card title="Uploads" padding="none" note={<Summary uploads={uploads} send={send} />}>
      {isLong ? (
        <VirtualList
          label="Files being uploaded"
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

function Summary({ uploads, send }: UploadListProps) {
  const completed = uploads.filter(({ value }) => value === 'completed').length
  const failed = uploads.filter(({ value }) => value === 'error').length
  const active = uploads.filter(({ value }) => isActiveUpload(value)).length
  const hasEnded = active === 0
  const resendable = hasEnded
    ? uploads.filter((upload) => upload.can({ type: 'resend.requested' })).length
    : 0
  const counts = [
    failed < uploads.length && `${completed} of ${uploads.length} complete`,
    failed > 0 && `${failed} failed`,
  ]
  return (
    <div className={styles.summary}>
      {counts.filter(Boolean).join(', ')}
      {active > 1 && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'cancelAll.requested' })}>
          Cancel all
        </Button>
      )}
      {resendable > 1 && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'resendAll.requested' })}>
          Retry all
        </Button>
      )}
      {hasEnded && failed > 1 && (
        <Button variant="quiet" size="small" onClick={() => send({ type: 'dismissAll.requested' })}>
          Dismiss all
        </Button>
      )}
    </div>
  )
}
