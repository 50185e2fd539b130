import { Check, CircleAlert, RotateCw, X } from 'lucide-react'
import { memo } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { formatBytes } from '../../../lib/text/format.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { FileTypeTag } from '../../../ui/FileTypeTag/FileTypeTag.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { Progress } from '../../../ui/Progress/Progress.tsx'
import type { DocumentsRequest } from '../machine/documents.types.ts'
import type { uploadMachine } from '../upload/upload.machine.ts'
import { UPLOAD_STATUS } from '../upload/uploadStatus.ts'
import * as styles from './UploadList.css.ts'
import type { Press } from './useUploadFocus.ts'

export type UploadSnapshot = ViewState<typeof uploadMachine>

export interface UploadItemProps {
  upload: UploadSnapshot
  send: (event: DocumentsRequest) => void
}

export const UploadItem = memo(function UploadItem({ upload, send }: UploadItemProps) {
  const { file, message, percent } = upload.context
  const name = toDisplayName(file.name)
  return (
    <div className={styles.item}>
      <FileTypeTag type={name} />
      <div className={styles.details}>
        <div className={styles.nameLine}>
          <MiddleTruncate text={name} className={styles.name} />
          {upload.matches('uploading') && (
            <span className={styles.percent}>{Math.floor(percent)}&nbsp;%</span>
          )}
        </div>
        {upload.matches('uploading') && <Progress barOnly label={`Uploading ${name}`} value={percent} />}
        {upload.matches('error') ? (
          <p className={styles.reason}>
            <CircleAlert size={14} aria-label="Error" />
            {message}
          </p>
        ) : (
          <p className={styles.bytes}>
            <bdi>
              {upload.matches('uploading') && `${formatBytes(Math.floor((file.size * percent) / 100))} of `}
              {formatBytes(file.size)}
            </bdi>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <UploadActions upload={upload} send={send} />
      </div>
    </div>
  )
})

const pressing = (press: Press) => ({ 'data-press': press })

function UploadActions({ upload, send }: UploadItemProps) {
  const { id } = upload.context.file
  const name = toDisplayName(upload.context.file.name)
  const { label, actions } = UPLOAD_STATUS[upload.value]
  return (
    <>
      {label !== null && (
        <span className={styles.status}>
          {upload.matches('completed') && <Check size={16} aria-hidden="true" />}
          {label}
        </span>
      )}
      {actions.includes('retry') && upload.can({ type: 'resend.requested' }) && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={`Retry the upload of ${name}`}
          {...pressing('retry')}
          onClick={() => send({ type: 'resend.requested', id })}
        >
          Retry
        </Button>
      )}
      {actions.includes('dismiss') && (
        <IconButton
          {...pressing('dismiss')}
          label={`Dismiss ${name}`}
          onClick={() => send({ type: 'dismiss.requested', id })}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
      {actions.includes('cancel') && (
        <IconButton
          {...pressing('cancel')}
          label={`Cancel the upload of ${name}`}
          onClick={() => send({ type: 'cancel.requested', id })}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </>
  )
}
