import { CounterStrip } from '../../ui/CounterStrip/CounterStrip.tsx'
import type { GraphSize } from './dashboard.ts'
import { averageRelations, NO_GRAPH } from './dashboard.ts'
import type { DashboardStep } from './viewProps.ts'

const figure = (value: number | undefined) => value?.toLocaleString('en', { maximumFractionDigits: 2 }) ?? '–'

/** The size of a graph in four figures; zeros where nothing is known, skeletons while they load. */
export function Figures({ state }: Pick<DashboardStep, 'state'>) {
  const { data } = state.context
  const graph = data?.graph ?? NO_GRAPH
  const value = (read: (graph: GraphSize) => number | undefined) =>
    state.matches('loading') ? null : figure(read(graph))
  return (
    <CounterStrip
      size="large"
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
          note: data?.scope === 'global' ? 'Across all uploads' : 'Across your uploads',
        },
      ]}
    />
  )
}
