import { Suspense, use } from 'react'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { Page } from '../foundations/page.tsx'
import * as styles from './CoveragePage.css.ts'
import { catalogueGates } from './catalogueGates.ts'
import { FILE_GATES } from './fileGateResults.ts'
import type { Gate } from './gate.ts'

let loading: Promise<Gate[]> | undefined

export function allGates(): Promise<Gate[]> {
  loading ??= catalogueGates().then((gates) => [...gates, ...FILE_GATES])
  return loading
}

export function CoveragePage() {
  return (
    <Page
      title="Coverage"
      lead="What the gates require, counted when this catalogue was built. A test fails while anything is missing and says what to do."
    >
      <Suspense fallback={<Spinner label="Counting" />}>
        <Gates />
      </Suspense>
    </Page>
  )
}

function Gates() {
  return (
    <ul className={styles.gates}>
      {use(allGates()).map((gate) => (
        <GateRow key={gate.name} {...gate} />
      ))}
    </ul>
  )
}

function GateRow({ name, rule, total, missing }: Gate) {
  const covered = total - new Set(missing.map(({ item }) => item)).size
  return (
    <li className={styles.gate}>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.rule}>{rule}</p>
      </div>
      <p className={styles.count}>
        <span className={styles.covered}>{covered.toLocaleString('en')}</span> of {total.toLocaleString('en')}
      </p>
      {missing.length > 0 && (
        <ul className={styles.missing} aria-label={`Missing: ${name}`}>
          {missing.map(({ item, todo }) => (
            <li key={item + todo}>
              <span className={styles.item}>{item}</span> {todo}
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
