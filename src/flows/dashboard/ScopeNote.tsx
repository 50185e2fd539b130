import { TriangleAlert, UserRound } from 'lucide-react'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './DashboardView.css.ts'
import type { DashboardProps } from './viewProps.ts'

export interface ScopeNoteProps extends Pick<DashboardProps, 'state'> {
  email: string
}

/** Says whose data the counters show; a warning if it is not only the user's. A skeleton while loading. */
export function ScopeNote({ state, email }: ScopeNoteProps) {
  if (state.matches('loading'))
    return (
      <div className={styles.scope}>
        <Skeleton width="min(26rem, 80%)" />
      </div>
    )
  if (state.matches({ loaded: 'personal' }))
    return (
      <p className={styles.scope}>
        <UserRound aria-hidden="true" />
        <span>
          <strong>Personal</strong> data scope. These figures count only documents uploaded by {email}.
        </span>
      </p>
    )
  if (state.matches({ loaded: 'global' }))
    return (
      <p className={styles.warning}>
        <TriangleAlert aria-hidden="true" />
        <span>
          <VisuallyHidden>Warning: </VisuallyHidden>
          <strong>Global</strong> data scope. Your own graph is still empty, so these figures count the
          documents of all users.
        </span>
      </p>
    )
  if (state.matches({ loaded: 'empty' }))
    return (
      <p className={styles.scope}>
        <UserRound aria-hidden="true" />
        <span>
          <strong>Personal</strong> data scope. Nothing is in your graph yet.
        </span>
      </p>
    )
  return null
}
