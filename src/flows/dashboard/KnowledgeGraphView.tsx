import { useMemo } from 'react'
import { CONFIDENCE_LEVELS, stepOf } from '../../domain/confidence.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { GraphPicture } from '../../ui/GraphPicture/GraphPicture.tsx'
import { ScaleLegend } from '../../ui/ScaleLegend/ScaleLegend.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl/SegmentedControl.tsx'
import { ConceptDrawer } from './ConceptDrawer.tsx'
import { ConceptTable } from './ConceptTable.tsx'
import { KnowledgeGraphSkeleton } from './KnowledgeGraphSkeleton.tsx'
import * as styles from './KnowledgeGraphView.css.ts'
import type { KnowledgeGraphEvent, knowledgeGraphMachine } from './knowledgeGraph.machine.ts'
import { Section } from './Section.tsx'

export interface KnowledgeGraphViewProps {
  state: ViewState<typeof knowledgeGraphMachine>
  send: (event: KnowledgeGraphEvent) => void
}

const DISPLAYS = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const

/** The best-connected concepts of the user's knowledge graph, as a diagram or a table. */
export function KnowledgeGraphView({ state, send }: KnowledgeGraphViewProps) {
  const { concepts, display, openConceptName, failure } = state.context
  const diagramConcepts = useMemo(
    () => concepts.map((concept) => ({ ...concept, step: stepOf(concept.salience) })),
    [concepts],
  )
  if (state.matches('unavailable')) return null
  if (failure !== null)
    return (
      <Section title="Your graph">
        <Card padding="none" render={<div />}>
          <ErrorState
            level={3}
            title="Your graph could not be loaded"
            text={failure}
            busy={state.matches('loading')}
            onRetry={() => send({ type: 'reload.requested' })}
          />
        </Card>
      </Section>
    )
  if (state.matches('loading')) return <KnowledgeGraphSkeleton />

  const open = (name: string) => send({ type: 'concept.opened', name })
  return (
    <Section
      title="Your graph"
      aside={
        <SegmentedControl
          label="Show your graph as"
          options={DISPLAYS}
          value={display}
          onValueChange={(next) => send({ type: 'display.chosen', display: next })}
        />
      }
    >
      {display === 'picture' ? (
        <Card render={<div />}>
          <GraphPicture label="Best-connected concepts" concepts={diagramConcepts} onConceptPress={open} />
          <ScaleLegend
            levels={CONFIDENCE_LEVELS}
            form="compact"
            aria-label="Salience scale"
            className={styles.scale}
          />
        </Card>
      ) : (
        <ConceptTable concepts={concepts} onConceptPress={open} />
      )}
      <ConceptDrawer
        concept={concepts.find(({ name }) => name === openConceptName) ?? null}
        open={state.matches('open')}
        onClose={() => send({ type: 'concept.closed' })}
      />
    </Section>
  )
}
