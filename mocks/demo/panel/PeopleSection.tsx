import { Button } from '@base-ui/react/button'
import { Check, CircleUserRound, Globe, KeyRound, MailOpen, ShieldCheck, UserRoundX } from 'lucide-react'
import type { ComponentType } from 'react'
import { Spinner } from '../../../src/ui/Spinner/Spinner.tsx'
import { nameOf, personOf, ROLE_TEXTS, ROLES, type Role, whyUnavailable } from '../people/roles.ts'
import * as styles from './PanelView.css.ts'
import type { SectionProps } from './sectionProps.ts'

const ICONS: Readonly<Record<Role, ComponentType<{ className: string; 'aria-hidden': true }>>> = {
  visitor: Globe,
  applicant: MailOpen,
  user: CircleUserRound,
  hostedOnly: UserRoundX,
  guest: KeyRound,
  admin: ShieldCheck,
}

export interface PeopleSectionProps extends SectionProps {
  /** Who is signed in; null for another person. */
  currentRole: Role | null
}

export function PeopleSection({ state, send, controls, currentRole }: PeopleSectionProps) {
  const isBusy = state.hasTag('busy')
  return (
    <ul className={styles.list} aria-label="Sign in as">
      {ROLES.map((role) => (
        <li key={role}>
          <Button
            className={styles.person}
            disabled={isBusy || whyUnavailable(controls, role) !== null}
            focusableWhenDisabled
            aria-current={role === currentRole || undefined}
            onClick={() => send({ type: 'signIn.requested', role })}
          >
            <RoleIcon role={role} isSigningIn={state.context.role === role} />
            <RoleWords role={role} {...{ controls }} />
            {role === currentRole && (
              <Check className={styles.personIcon} aria-label="Signed in" role="img" />
            )}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function RoleIcon({ role, isSigningIn }: { role: Role; isSigningIn: boolean }) {
  const Icon = ICONS[role]
  return isSigningIn ? <Spinner /> : <Icon className={styles.personIcon} aria-hidden />
}

function RoleWords({ role, controls }: { role: Role } & Pick<SectionProps, 'controls'>) {
  const person = personOf(controls, role)
  const { title, description } = ROLE_TEXTS[role]
  return (
    <span>
      <span className={styles.personName}>{person === null ? title : nameOf(person)}</span>
      <span className={styles.personNote}>
        {person !== null && `${title}. `}
        {whyUnavailable(controls, role) ?? description}
      </span>
    </span>
  )
}
