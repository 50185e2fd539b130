import { Suspense, useCallback, useState } from 'react'
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { Switch } from '../../src/ui/Switch/Switch.tsx'
import type { Chart } from './chart/model.ts'
import { Statechart } from './chart/Statechart.tsx'
import { TransitionTable } from './chart/TransitionTable.tsx'
import * as styles from './FlowPage.css.ts'
import { type StateStories, stateKey } from './stateStories.ts'

export function MachineSection({ chart, stories }: { chart: Chart; stories: StateStories }) {
  const [showActions, setShowActions] = useState(false)
  const storyOf = useCallback(
    (state: string) => stories.get(stateKey(chart.id, state))?.[0],
    [chart, stories],
  )
  const { id, states, transitions, actors } = chart
  return (
    <article className={styles.machine}>
      <div className={styles.machineHeader}>
        <h3 className={styles.machineTitle}>{id}</h3>
        <Switch label={`Show the actions of ${id}`} checked={showActions} onCheckedChange={setShowActions} />
      </div>
      {actors.length > 0 && <p className={styles.note}>Runs in all states: {actors.join(', ')}.</p>}
      <Suspense fallback={<Spinner label="Drawing the statechart" />}>
        <Statechart chart={chart} showActions={showActions} storyOf={storyOf} />
      </Suspense>
      <Disclosure
        title={`${states.length} states and ${transitions.length} transitions of ${id} as a table`}
        level={4}
        defaultOpen={false}
      >
        <TransitionTable chart={chart} storyOf={storyOf} />
      </Disclosure>
    </article>
  )
}
