import { useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Progress } from '../../ui/Progress/Progress.tsx'
import { describeDeleted, groupFailures, joinWithAnd } from './dataDeletion.ts'
import type { DataOwner, PrivacyContext } from './privacy.machine.ts'
import * as styles from './Section.css.ts'
import type { PrivacyProps } from './viewProps.ts'

/** Maximum number of names listed per group of failures. */
const NAMES_SHOWN = 3

export function DeleteData({ data, sendData }: PrivacyProps) {
  const { owner, progress } = data.context
  const buttonRef = useRef<HTMLButtonElement>(null)
  const isDeleting = data.matches('deleting')
  return (
    <div className={styles.divided}>
      <div className={styles.choice}>
        <div className={styles.choiceText}>
          <h3 className={styles.label}>Delete your data</h3>
          <p className={styles.hint}>
            {deletedDescription(owner)} {retainedDescription(owner)}
          </p>
        </div>
        <Button
          ref={buttonRef}
          variant="danger"
          disabled={data.matches('exporting')}
          onClick={() => sendData({ type: 'deletion.requested' })}
        >
          Delete all data
        </Button>
      </div>
      {data.matches('deleted') && (
        <Notice tone="success" title="Your data was deleted">
          {sentence(describeDeleted(data.context.deleted))} {retainedDescription(owner)}
        </Notice>
      )}
      {data.matches('deletionFailed') && <DeletionFailed {...data.context} sendData={sendData} />}
      <ConfirmDialog
        open={data.matches('confirmingDelete') || isDeleting}
        danger
        title="Delete all data"
        confirmLabel="Delete all data"
        busy={isDeleting}
        // 'Try again', which also opens the dialog, is removed by a successful retry.
        finalFocus={buttonRef}
        onConfirm={() => sendData({ type: 'deletion.confirmed' })}
        onCancel={() => sendData({ type: 'deletion.cancelled' })}
      >
        <div className={styles.dialog}>
          <p>Are you sure you want to delete all your data? This action cannot be undone.</p>
          <p>
            {deletedDescription(owner)} {retainedDescription(owner)}
          </p>
          {isDeleting && (
            <Progress
              tone="neutral"
              label="Deleting. Please stay on this page."
              value={progress.total === 0 ? null : (progress.done / progress.total) * 100}
            />
          )}
        </div>
      </ConfirmDialog>
    </div>
  )
}

/** Lists what could not be deleted and offers a retry. Not a live region: a toast announces the failure. */
function DeletionFailed({ deleted, failures, sendData }: PrivacyContext & Pick<PrivacyProps, 'sendData'>) {
  const descriptions = describeDeleted(deleted)
  return (
    <Notice
      tone="error"
      role="group"
      title="Some of your data could not be deleted"
      action={
        <div className={styles.buttons}>
          <Button size="small" onClick={() => sendData({ type: 'deletion.retried' })}>
            Try again
          </Button>
          <Button size="small" variant="quiet" onClick={() => sendData({ type: 'deletion.cancelled' })}>
            Keep it
          </Button>
        </div>
      }
    >
      <ul className={styles.list}>
        {groupFailures(failures).map(({ what, names, reason }) => (
          <li key={`${what} ${reason}`}>
            {what}
            {names.length > 0 && ` (${names.slice(0, NAMES_SHOWN).join(', ')}${moreNames(names.length)})`}:{' '}
            {reason}
          </li>
        ))}
      </ul>
      {descriptions.length > 0 && <p className={styles.small}>{sentence(descriptions)}</p>}
    </Notice>
  )
}

const moreNames = (count: number) => (count > NAMES_SHOWN ? `, +${count - NAMES_SHOWN} more` : '')

const sentence = (descriptions: readonly string[]) => `Deleted: ${joinWithAnd(descriptions)}.`

function deletedDescription({ backend }: DataOwner): string {
  return backend === null
    ? 'Deletes your settings and drafts on this device. With demo access you have no documents or chats.'
    : 'Deletes your chats, documents, files and knowledge graph, plus settings and drafts on this device.'
}

function retainedDescription({ backend, hosted }: DataOwner): string {
  if (backend !== null) return 'Your account and profile stay.'
  return hosted === null ? '' : 'Your account stays.'
}
