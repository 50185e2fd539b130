import { useRef } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { Progress } from '../../ui/Progress/Progress.tsx'
import { groupLeftovers, listed, removedWords } from './deletion.ts'
import type { Owner, PrivacyContext } from './privacy.machine.ts'
import * as styles from './Section.css.ts'
import type { PrivacyProps } from './viewProps.ts'

/** How many names of one group are told. */
const NAMES = 3

/** Deletes all of it, once that was confirmed; then says what has gone and what has not. */
export function DeletionPart({ data, sendData }: PrivacyProps) {
  const { owner, progress } = data.context
  const partRef = useRef<HTMLDivElement>(null)
  const isDeleting = data.matches('deleting')
  const isOver = data.matches('deleted') || data.matches('deletionFailed')
  return (
    <div ref={partRef} className={`${styles.apart} ${styles.heir}`} tabIndex={-1}>
      <div className={styles.choice}>
        <div className={styles.words}>
          <h3 className={styles.label}>Delete your data</h3>
          <p className={styles.hint}>
            {whatGoes(owner)} {whatStays(owner)}
          </p>
        </div>
        <Button
          variant="danger"
          disabled={data.matches('exporting')}
          onClick={() => sendData({ type: 'deletion.requested' })}
        >
          Delete all data
        </Button>
      </div>
      {data.matches('deleted') && (
        <Notice tone="success" title="Your data is deleted">
          {sentence(removedWords(data.context.removed))} {whatStays(owner)}
        </Notice>
      )}
      {data.matches('deletionFailed') && <NotDeleted {...data.context} sendData={sendData} />}
      <ConfirmDialog
        open={data.matches('confirmingDelete') || isDeleting}
        danger
        title="Delete all data"
        confirmLabel="Delete all data"
        busy={isDeleting}
        finalFocus={() => (isOver ? partRef.current : true)}
        onConfirm={() => sendData({ type: 'deletion.confirmed' })}
        onCancel={() => sendData({ type: 'deletion.cancelled' })}
      >
        <div className={styles.dialog}>
          <p>Are you sure you want to delete all your data? This action cannot be undone.</p>
          <p>
            {whatGoes(owner)} {whatStays(owner)}
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

/** What could not be deleted, why, and the way to go on with it. A toast has said aloud that there is something. */
function NotDeleted({ removed, left, sendData }: PrivacyContext & Pick<PrivacyProps, 'sendData'>) {
  const gone = removedWords(removed)
  return (
    <Notice
      tone="error"
      role="group"
      title="Some of your data is still there"
      action={
        <div className={styles.buttons}>
          <Button size="small" onClick={() => sendData({ type: 'deletion.retried' })}>
            Delete what is left
          </Button>
          <Button size="small" variant="quiet" onClick={() => sendData({ type: 'deletion.cancelled' })}>
            Leave it
          </Button>
        </div>
      }
    >
      <ul className={styles.list}>
        {groupLeftovers(left).map(({ what, names, reason }) => (
          <li key={`${what} ${reason}`}>
            {what}
            {names.length > 0 && ` (${names.slice(0, NAMES).join(', ')}${further(names.length)})`}: {reason}
          </li>
        ))}
      </ul>
      {gone.length > 0 && <p className={styles.small}>{sentence(gone)}</p>}
    </Notice>
  )
}

const further = (count: number) => (count > NAMES ? `, +${count - NAMES} more` : '')

const sentence = (gone: readonly string[]) => `Deleted: ${listed(gone)}.`

function whatGoes({ backend }: Owner): string {
  return backend === null
    ? 'Without backend access you have no documents and no chats: what this device keeps of your settings and drafts goes.'
    : 'Your chats, documents, stored files and knowledge graph go, and what this device keeps of your settings and drafts.'
}

function whatStays({ backend, hosted }: Owner): string {
  if (backend !== null) return 'Your account and its profile stay.'
  return hosted === null ? '' : 'Your account stays.'
}
