import { GitCompareArrows, Quote, Waypoints } from 'lucide-react'
import * as styles from './Thread.css.ts'

const KINDS = [
  {
    icon: Quote,
    name: 'A fact',
    text: 'A figure, a date, a name: the answer cites the file and the page.',
  },
  {
    icon: GitCompareArrows,
    name: 'A conflict',
    text: 'Where your documents disagree: what speaks for a claim is weighed against what speaks against it.',
  },
  {
    icon: Waypoints,
    name: 'A connection',
    text: 'How one thing leads to another: the concepts on the way are shown beside the answer.',
  },
]

/** Examples of what to ask. Shown while the thread is empty. */
export function Welcome({ assistantName }: { assistantName: string }) {
  return (
    <div className={styles.welcome}>
      <div>
        <h2 className={styles.welcomeTitle}>What would you like to know?</h2>
        <p className={styles.welcomeText}>
          {assistantName} answers from the documents you have indexed, and says how firmly each answer stands.
        </p>
      </div>
      <ul className={styles.kinds}>
        {KINDS.map(({ icon: Icon, name, text }) => (
          <li key={name} className={styles.kind}>
            <Icon aria-hidden="true" />
            <span className={styles.kindName}>{name}</span>
            <span className={styles.kindText}>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
