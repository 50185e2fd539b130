import type { Factor } from '../../hosted/factors.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { StatusBadge } from '../../ui/StatusBadge/StatusBadge.tsx'
import { FACTOR_TYPES } from './factorTypes.tsx'
import * as styles from './MfaView.css.ts'
import type { MfaPartProps } from './viewProps.ts'

export function FactorList({ state, send, factors }: MfaPartProps & { factors: readonly Factor[] }) {
  return (
    <ul className={styles.list}>
      {factors.map((factor) => {
        const removal = { type: 'removal.requested', factor } as const
        const name = factor.name || FACTOR_TYPES[factor.type].label
        return (
          <li key={factor.id} className={styles.row}>
            <span className={styles.icon}>{FACTOR_TYPES[factor.type].icon}</span>
            <div>
              <div className={styles.name} dir="auto">
                {name}
              </div>
              <div className={styles.factorType}>{FACTOR_TYPES[factor.type].label}</div>
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
