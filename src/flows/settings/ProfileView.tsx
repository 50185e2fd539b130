import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Section.css.ts'
import { SectionForm } from './SectionForm.tsx'
import type { SectionProps } from './viewProps.ts'

export const PROFILE_TITLE = 'Profile'

export interface ProfileViewProps extends SectionProps {
  /** Null in access mode demo. */
  email: string | null
  userId: string | null
}

/** Names, email, access level and user ID. */
export function ProfileView({ state, send, email, userId }: ProfileViewProps) {
  const { accountId, edited, errors, saved } = state.context
  const field = (name: 'displayName' | 'machineName') => ({
    value: edited[name] ?? saved[name],
    error: errors[name],
    onValueChange: (value: string) => send({ type: 'setting.edited', change: { [name]: value } }),
    dir: 'auto' as const,
  })
  return (
    <SectionForm title={PROFILE_TITLE} state={state} send={send}>
      <div className={styles.twoColumns}>
        <TextField label="Display name" autoComplete="name" {...field('displayName')} />
        <TextField
          label="AI assistant name"
          autoComplete="off"
          placeholder="Assistant"
          {...field('machineName')}
        />
      </div>
      <dl className={styles.properties}>
        <Property term="Email">{email ?? 'None'}</Property>
        <Property term="Access level">{accountId === null ? 'Demo Access' : 'Full Backend Access'}</Property>
        <Property term="User ID">
          {userId === null ? (
            'None'
          ) : (
            <>
              <span className={styles.id}>{userId}</span>
              <CopyButton text={userId} what="user ID" brief size="small" variant="quiet" edge="end" />
            </>
          )}
        </Property>
      </dl>
    </SectionForm>
  )
}

function Property({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={styles.property}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
