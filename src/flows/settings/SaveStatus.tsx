import { Check } from 'lucide-react'
import { Announcement } from '../../ui/Announcement/Announcement.tsx'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './Section.css.ts'
import type { SectionProps } from './viewProps.ts'

export function SaveStatus({ state }: Pick<SectionProps, 'state'>) {
  if (state.matches('saving') && state.context.failure === null)
    return <span className={styles.status}>Saving…</span>
  return (
    state.matches('saved') && (
      <span className={styles.status}>
        <Check size={14} aria-hidden="true" />
        Saved
      </span>
    )
  )
}

/** Why the last change was not saved, and a retry. Still shown while the retry runs: its button has the focus. */
export function SaveFailed({ state, send }: SectionProps) {
  return (
    <div className={styles.failedRow}>
      <p className={styles.failed}>
        <strong className={styles.failedTitle}>Update Failed.</strong> {state.context.failure}
      </p>
      <Button size="small" busy={state.matches('saving')} onClick={() => send({ type: 'saving.retried' })}>
        Retry
      </Button>
    </div>
  )
}

export function SaveAnnouncement({ state }: Pick<SectionProps, 'state'>) {
  const { failure, editCount } = state.context
  return (
    <Announcement key={editCount}>
      {state.matches('saved') && 'Saved'}
      {state.matches('failed') && `Update Failed. ${failure}`}
    </Announcement>
  )
}
