import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { KnowledgeGraphEvent, knowledgeGraphMachine } from './knowledgeGraph.machine.ts'

export interface KnowledgeGraphViewProps {
  state: ViewState<typeof knowledgeGraphMachine>
  send: (event: KnowledgeGraphEvent) => void
}
