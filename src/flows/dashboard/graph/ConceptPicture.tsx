import { useMemo } from 'react'
import { stepOf } from '../../../domain/confidence.ts'
import { SALIENCE_LEVELS } from '../../../domain/salience.ts'
import { ConceptGraph } from '../../../ui/ConceptGraph/ConceptGraph.tsx'
import { GraphLegend } from '../../../ui/ConceptGraph/GraphLegend.tsx'
import { ScaleLegend } from '../../../ui/ScaleLegend/ScaleLegend.tsx'
import { shapeOf, shapesOf } from './conceptShapes.ts'
import { type Concept, isListed } from './concepts.ts'
import * as styles from './KnowledgeGraphView.css.ts'
import type { KnowledgeGraphViewProps } from './viewProps.ts'

export interface ConceptPictureProps extends KnowledgeGraphViewProps {
  matching: readonly Concept[]
  fill?: boolean
}

/** Of a `wide` Drawer, in pixels at the default text size. */
const DRAWER_WIDTH = 416

const EDGE_WORDS = {
  contradicts: 'Contradicts',
  supports: 'Supports',
  states: 'Another relation',
  related: 'Mentioned together',
} as const

export function ConceptPicture({ state, send, matching, fill = false }: ConceptPictureProps) {
  const { concepts, drawn, connections, search, openConceptName } = state.context
  const nodes = useMemo(
    () =>
      concepts
        .filter(({ name }) => drawn.includes(name))
        .map(({ name, type, salience, connections }) => ({
          name,
          connections,
          step: stepOf(salience),
          shape: shapeOf(type),
        })),
    [concepts, drawn],
  )
  const kinds = new Set(connections.map(({ kind }) => kind))
  const isSearching = search.trim() !== ''
  const listed = concepts.filter((concept) => isListed(concept) && !drawn.includes(concept.name)).length
  return (
    <div className={styles.picture} data-fill={fill || undefined}>
      <ConceptGraph
        label="Strongest concepts"
        nodes={nodes}
        edges={connections}
        selected={state.matches('open') ? openConceptName : null}
        coveredWidth={DRAWER_WIDTH}
        found={isSearching ? new Set(matching.map(({ name }) => name)) : null}
        fill={fill}
        onNodePress={(name) => send({ type: 'concept.opened', name })}
        {...(!fill && { onFullScreen: () => send({ type: 'fullScreen.opened' }) })}
      />
      {isSearching && matching.length === 0 && (
        <p className={styles.noMatch}>No concept has “{search.trim()}” in its name.</p>
      )}
      <div className={styles.legend}>
        <GraphLegend
          shapes={shapesOf(concepts.filter(({ name }) => drawn.includes(name)).map(({ type }) => type))}
          edges={(['contradicts', 'supports', 'states', 'related'] as const)
            .filter((kind) => kinds.has(kind))
            .map((kind) => ({ kind, word: EDGE_WORDS[kind] }))}
        />
        <ScaleLegend
          levels={SALIENCE_LEVELS}
          form="compact"
          aria-label="Salience scale"
          className={styles.scale}
        />
        {listed > 0 && (
          <p className={styles.listed}>
            {listed.toLocaleString('en')} more {listed === 1 ? 'concept is' : 'concepts are'} listed in the
            table.
          </p>
        )}
      </div>
    </div>
  )
}
