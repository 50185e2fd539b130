import { Check } from 'lucide-react'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './HelpView.css.ts'
import { SYSTEM_STATUS } from './helpStatus.ts'

export function SystemStatus() {
  return (
    <Card title="System status">
      <ul>
        {SYSTEM_STATUS.map(({ service, status }) => (
          <li key={service} className={styles.service}>
            {service}
            <span className={styles.status}>
              <Check size={14} aria-hidden="true" />
              {status}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.statusNote}>Updated manually. Having trouble? Contact support.</p>
    </Card>
  )
}
