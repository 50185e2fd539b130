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
import { GraphSkeleton } from './GraphSkeleton.tsx'
import * as styles from './GraphView.css.ts'
import type { GraphEvent, graphMachine } from './graph.machine.ts'
import { Section } from './Section.tsx'

export interface GraphViewProps {
  state: ViewState<typeof graphMachine>
  send: (event: GraphEvent) => void
}

const FORMS = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const

/** The user's own graph around its best-connected concepts, as a picture and as a table that says the same. */
export function GraphView({ state, send }: GraphViewProps) {
  const { concepts, form, openName, failure } = state.context
  const pictured = useMemo(
    () => concepts.map((concept) => ({ ...concept, step: stepOf(concept.salience) })),
    [concepts],
  )
  if (state.matches('absent')) return null
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
  if (state.matches('loading')) return <GraphSkeleton />

  const open = (name: string) => send({ type: 'concept.opened', name })
  return (
    <Section
      title="Your graph"
      aside={
        <SegmentedControl
          label="Show your graph as"
          options={FORMS}
          value={form}
          onValueChange={(next) => send({ type: 'form.chosen', form: next })}
        />
      }
    >
      {form === 'picture' ? (
        <Card render={<div />}>
          <GraphPicture label="Best-connected concepts" concepts={pictured} onConceptPress={open} />
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
        concept={concepts.find(({ name }) => name === openName) ?? null}
        open={state.matches('open')}
        onClose={() => send({ type: 'concept.closed' })}
      />
    </Section>
  )
}
