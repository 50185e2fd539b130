import { Button } from '@base-ui/react/button'
import { Check, CircleUserRound, Globe, KeyRound, MailOpen, ShieldCheck, UserRoundX } from 'lucide-react'
import { type ComponentType, type FormEvent, useState } from 'react'
import { Button as SmallButton } from '../../../src/ui/Button/Button.tsx'
import { Spinner } from '../../../src/ui/Spinner/Spinner.tsx'
import { TextField } from '../../../src/ui/TextField/TextField.tsx'
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
  /** The name by which the app greets the user; empty for the user's own. */
  prospect: string
  onProspectChange: (name: string) => void
}

export function PeopleSection(props: PeopleSectionProps) {
  const { state, send, controls, currentRole } = props
  const isBusy = state.hasTag('busy')
  return (
    <>
      <ProspectForm {...props} />
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
    </>
  )
}

/** The prospect's name, with which the user signs in again. */
function ProspectForm({ state, send, controls, prospect, onProspectChange }: PeopleSectionProps) {
  const [name, setName] = useState(prospect)
  const isUnavailable = state.hasTag('busy') || whyUnavailable(controls, 'user') !== null

  function greet(event: FormEvent): void {
    event.preventDefault()
    onProspectChange(name.trim())
    send({ type: 'signIn.requested', role: 'user' })
  }

  return (
    <form className={styles.prospect} onSubmit={greet}>
      <TextField
        label="Prospect’s name"
        hint="The app greets the user by this name, until the demo is started over."
        value={name}
        maxLength={60}
        autoComplete="off"
        onValueChange={setName}
      />
      <div>
        <SmallButton type="submit" size="small" disabled={isUnavailable || name.trim() === prospect}>
          Sign in by this name
        </SmallButton>
      </div>
    </form>
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
