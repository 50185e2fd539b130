import { Section } from '../catalogue/CataloguePage.tsx'
import * as styles from './FlowPage.css.ts'
import type { Operation } from './facts/calls.ts'

interface CallsProps {
  operations: readonly Operation[]
  endpoints: readonly string[]
}

export function Calls({ operations, endpoints }: CallsProps) {
  const isEmpty = operations.length === 0 && endpoints.length === 0
  return (
    <Section title="Calls">
      {isEmpty && <p className={styles.note}>This flow makes no calls of its own.</p>}
      {operations.length > 0 && (
        <>
          <h3 className={styles.listTitle}>Backend</h3>
          <ul className={styles.rows}>
            {operations.map(({ id, method, path, summary }) => (
              <li key={id} className={styles.row}>
                <span>
                  <span className={styles.code}>{id}</span> {summary}
                </span>
                <span className={styles.code}>
                  {method} {path}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {endpoints.length > 0 && (
        <>
          <h3 className={styles.listTitle}>Hosted provider</h3>
          <ul className={styles.rows}>
            {endpoints.map((endpoint) => (
              <li key={endpoint} className={styles.row}>
                <span className={styles.code}>{endpoint}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}
