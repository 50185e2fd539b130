import type { Factor } from '../../hosted/factors.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge.tsx'
import { KINDS } from './kinds.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaStep } from './viewProps.ts'

/** The factors there are, each with the way to remove it. */
export function FactorList({ state, send, factors }: MfaStep & { factors: readonly Factor[] }) {
  return (
    <ul className={styles.list}>
      {factors.map((factor) => {
        const removal = { type: 'removal.requested', factor } as const
        const name = factor.name || KINDS[factor.type].label
        return (
          <li key={factor.id} className={styles.row}>
            <span className={styles.icon}>{KINDS[factor.type].icon}</span>
            <div>
              <div className={styles.name} dir="auto">
                {name}
              </div>
              <div className={styles.kind}>{KINDS[factor.type].label}</div>
            </div>
            <StatusBadge
              className={styles.status}
              shape={factor.isVerified ? 'check' : 'pending'}
              label={factor.isVerified ? 'Verified' : 'Not verified'}
            />
            <div className={styles.removal}>
              <Button
                size="small"
                aria-label={`Remove ${name}`}
                disabled={!state.can(removal)}
                onClick={() => send(removal)}
              >
                Remove
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
