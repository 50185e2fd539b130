import type { KeyboardEvent } from 'react'
import { RequiredNote } from '../../modules/form/RequiredNote.tsx'
import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Section.css.ts'
import { SectionCard } from './SectionCard.tsx'
import { SettingControl } from './SettingControl.tsx'
import type { SectionProps } from './viewProps.ts'

export const PROFILE_TITLE = 'Profile'

export interface ProfileViewProps extends SectionProps {
  /** Null in access mode demo. */
  email: string | null
  userId: string | null
}

export function ProfileView({ state, send, email, userId }: ProfileViewProps) {
  const { accountId, edited, errors, saved } = state.context
  const finish = () => send({ type: 'editing.finished' })
  const field = (name: 'displayName' | 'machineName') => ({
    required: true,
    value: edited[name] ?? saved[name],
    error: errors[name],
    onValueChange: (value: string) => send({ type: 'setting.edited', change: { [name]: value } }),
    onBlur: finish,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter') finish()
    },
    dir: 'auto' as const,
  })
  return (
    <SectionCard title={PROFILE_TITLE} state={state}>
      <RequiredNote />
      <div className={styles.twoColumns}>
        <SettingControl name="displayName" state={state} send={send}>
          {(status) => (
            <TextField label="Display name" labelEnd={status} autoComplete="name" {...field('displayName')} />
          )}
        </SettingControl>
        <SettingControl name="machineName" state={state} send={send}>
          {(status) => (
            <TextField
              label="AI assistant name"
              labelEnd={status}
              autoComplete="off"
              placeholder="Assistant"
              {...field('machineName')}
            />
          )}
        </SettingControl>
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
    </SectionCard>
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
