import { Dialog } from '../../../src/ui/Dialog/Dialog.tsx'
import * as styles from './Differences.css.ts'
import { DIFFERENCES } from './differences.ts'

export interface DifferencesProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** How the demo differs from the real services: docs/mock-backend.md in short. */
export function Differences({ open, onOpenChange }: DifferencesProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="How the demo differs from the real services"
      description="A mock backend in this browser answers every request of the app, with the same data formats, errors and permissions as the real services. These differences remain."
      width="wide"
    >
      <ul className={styles.list}>
        {DIFFERENCES.map(({ title, real, demo }) => (
          <li key={title} className={styles.difference}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.sides}>
              <div>
                <dt className={styles.side}>Real services</dt>
                <dd className={styles.words}>{real}</dd>
              </div>
              <div>
                <dt className={styles.side}>Demo</dt>
                <dd className={styles.words}>{demo}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p>
        The demo shows how the app works and who may do what. Its speed and its answers say nothing about the
        real services. The published app contains none of the demo’s code.
      </p>
    </Dialog>
  )
}
