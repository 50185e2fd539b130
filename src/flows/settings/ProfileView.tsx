import { CopyButton } from '../../ui/CopyButton/CopyButton.tsx'
import { TextField } from '../../ui/TextField/TextField.tsx'
import * as styles from './Section.css.ts'
import { SectionForm } from './SectionForm.tsx'
import type { SectionProps } from './viewProps.ts'

export const PROFILE_TITLE = 'Profile'

export interface ProfileViewProps extends SectionProps {
  /** Null where there is none, as for a demo guest. */
  email: string | null
  userId: string | null
}

/** Who the person is, and what they call their assistant. */
export function ProfileView({ state, send, email, userId }: ProfileViewProps) {
  const { accountId, edited, errors, kept } = state.context
  const field = (name: 'displayName' | 'machineName') => ({
    value: edited[name] ?? kept[name],
    error: errors[name],
    onValueChange: (value: string) => send({ type: 'setting.edited', change: { [name]: value } }),
    dir: 'auto' as const,
  })
  return (
    <SectionForm title={PROFILE_TITLE} state={state} send={send}>
      <div className={styles.pair}>
        <TextField label="Display name" autoComplete="name" {...field('displayName')} />
        <TextField
          label="AI assistant name"
          autoComplete="off"
          placeholder="Assistant"
          {...field('machineName')}
        />
      </div>
      <dl className={styles.facts}>
        <Fact term="Email">{email ?? 'None'}</Fact>
        <Fact term="Access level">{accountId === null ? 'Demo Access' : 'Full Backend Access'}</Fact>
        <Fact term="User ID">
          {userId === null ? (
            'None'
          ) : (
            <>
              <span className={styles.id}>{userId}</span>
              <CopyButton text={userId} what="user ID" brief size="small" variant="quiet" edge="end" />
            </>
          )}
        </Fact>
      </dl>
    </SectionForm>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
