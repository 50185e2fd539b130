import { cx } from '../../theme/cx.ts'
import { CounterStrip } from '../../ui/CounterStrip/CounterStrip.tsx'
import * as styles from './DashboardView.css.ts'
import { averageRelations, EMPTY_GRAPH, type GraphSize } from './dashboard.ts'
import type { DashboardProps } from './viewProps.ts'

const format = (value: number | undefined) => value?.toLocaleString('en', { maximumFractionDigits: 2 }) ?? '–'

/** Four counters, dimmed for the figures of all users: zeros without data, skeletons while loading. */
export function GraphStats({ state }: Pick<DashboardProps, 'state'>) {
  const { data } = state.context
  const graph = data?.graph ?? EMPTY_GRAPH
  const value = (read: (graph: GraphSize) => number | undefined) =>
    state.matches('loading') ? null : format(read(graph))
  return (
    <CounterStrip
      size="large"
      className={cx(state.matches({ loaded: 'global' }) && styles.othersFigures)}
      aria-busy={state.matches('loading') || undefined}
      items={[
        {
          label: 'Total Nodes',
          value: value(({ totalNodes }) => totalNodes),
          note: 'People, places, ideas',
        },
        {
          label: 'Total Relationships',
          value: value(({ totalRelationships }) => totalRelationships),
          note: 'Links between nodes',
        },
        { label: 'Avg. Relations per Node', value: value(averageRelations), note: 'Relationships ÷ nodes' },
        {
          label: 'Documents Processed',
          value: value(({ documentsProcessed }) => documentsProcessed),
          note: state.matches({ loaded: 'global' }) ? 'Across all uploads' : 'Across your uploads',
        },
      ]}
    />
  )
}
