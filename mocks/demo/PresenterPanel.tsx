import type { ReactNode } from 'react'
import { env } from '../../src/config/env.ts'
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { Kbd } from '../../src/ui/Kbd/Kbd.tsx'
import { ADMIN, DEMO_USER, type Person } from '../worlds/people.ts'
import { ACCESS_CODE } from './accessCode.ts'
import { CopyButton } from './CopyButton.tsx'
import * as styles from './DemoBar.css.ts'

/** The demo user's credentials and, in a disclosure, those for the presenter. */
export function PresenterPanel() {
  return (
    <>
      <p className={styles.words}>
        Everything works, and your data stays in this browser. Sign in as {DEMO_USER.firstName}{' '}
        {DEMO_USER.lastName}, or apply for access yourself.
      </p>
      <Credentials person={DEMO_USER} />
      <Disclosure title="For the presenter" level={2} defaultOpen={false}>
        <div className={styles.presenter}>
          <p className={styles.words}>
            {ADMIN.firstName} {ADMIN.lastName} reviews the applications. On the landing page, hold{' '}
            <Kbd>Shift</Kbd>, type {env.sequences.admin} and press <Kbd>Enter</Kbd>.
          </p>
          <Credentials person={ADMIN} />
          <p className={styles.words}>
            <Kbd>Shift</Kbd> + {env.sequences.signup} + <Kbd>Enter</Kbd> opens direct sign-up (also on Demo
            login). To use the access code, leave the email empty and enter the code as the password.
          </p>
          <dl className={styles.credentials}>
            <Value term="Access code" value={ACCESS_CODE} />
          </dl>
        </div>
      </Disclosure>
    </>
  )
}

function Credentials({ person: { email, password } }: { person: Person }) {
  return (
    <dl className={styles.credentials}>
      <Value term="Email" value={email} />
      <Value term="Password" value={password} />
    </dl>
  )
}

function Value({ term, value }: { term: ReactNode; value: string }) {
  return (
    <>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <CopyButton value={value} />
      </dd>
    </>
  )
}
