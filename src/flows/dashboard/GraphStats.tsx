import { cx } from '../../theme/cx.ts'
import { CounterStrip } from '../../ui/CounterStrip/CounterStrip.tsx'
import * as styles from './DashboardView.css.ts'
import { averageRelations, EMPTY_GRAPH, type GraphSize } from './dashboard.ts'
import type { DashboardProps } from './viewProps.ts'

const format = (value: number | undefined) => value?.toLocaleString('en', { maximumFractionDigits: 2 }) ?? '–'

/** Four small counters, dimmed for the figures of all users: zeros without data, skeletons while loading. */
export function GraphStats({ state }: Pick<DashboardProps, 'state'>) {
  const { data } = state.context
  const graph = data?.graph ?? EMPTY_GRAPH
  const value = (read: (graph: GraphSize) => number | undefined) =>
    state.matches('loading') ? null : format(read(graph))
  return (
    <CounterStrip
      className={cx(state.matches({ loaded: 'global' }) && styles.othersFigures)}
      aria-busy={state.matches('loading') || undefined}
      items={[
        { label: 'Total Nodes', value: value(({ totalNodes }) => totalNodes) },
        { label: 'Total Relationships', value: value(({ totalRelationships }) => totalRelationships) },
        { label: 'Avg. Relations per Node', value: value(averageRelations) },
        { label: 'Documents Processed', value: value(({ documentsProcessed }) => documentsProcessed) },
      ]}
    />
  )
}
