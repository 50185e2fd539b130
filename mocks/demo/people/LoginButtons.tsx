import { useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../../src/lib/messageOf.ts'
import { useSessionActor } from '../../../src/session/SessionProvider.tsx'
import { Button } from '../../../src/ui/Button/Button.tsx'
import { Notice } from '../../../src/ui/Notice/Notice.tsx'
import type { Handle } from '../../backend.ts'
import type { DemoControls } from '../controls/demoControls.ts'
import * as styles from './LoginButtons.css.ts'
import type { ListedPerson } from './listedPeople.ts'
import { personOf, type Role } from './roles.ts'
import { signInAs } from './signInAs.ts'

const LOGIN_ROLES = ['user', 'admin'] as const

/** Without a person while the people of the current world are loading. */
const LABELS = {
  user: (person: ListedPerson | null) =>
    [
      'Try the demo',
      person && ` as ${person.firstName}`,
      person?.occupation && `, ${person.occupation}`,
    ].join(''),
  admin: (person: ListedPerson | null) =>
    person ? `Sign in as ${person.firstName}, the admin` : 'Sign in as the admin',
}

/** Signs in as the user or the admin of the current world, above the form of the demo login. */
export function LoginButtons({ controls, handle }: { controls: DemoControls; handle: Handle }) {
  const session = useSessionActor()
  const navigate = useNavigate()
  const state = useSyncExternalStore(controls.subscribe, controls.state)
  const [role, setRole] = useState<Role | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  async function start(chosen: Role): Promise<void> {
    setRole(chosen)
    setFailure(null)
    try {
      navigate(await signInAs(chosen, { session, handle, controls }))
    } catch (error) {
      setFailure(messageOf(error))
      setRole(null)
    }
  }

  return (
    <section aria-label="Demo accounts" className={styles.root}>
      {failure !== null && <Notice tone="error">{failure}</Notice>}
      {LOGIN_ROLES.map((each) => {
        const person = state && personOf(state, each)
        if (state !== null && person === null) return null
        return (
          <Button
            key={each}
            variant={each === 'user' ? 'primary' : 'quiet'}
            size="large"
            block
            disabled={role !== null && role !== each}
            busy={role === each}
            onClick={() => void start(each)}
          >
            {LABELS[each](person)}
          </Button>
        )
      })}
      <p className={styles.note}>This is a demo. Its data stays in this browser.</p>
    </section>
  )
}
