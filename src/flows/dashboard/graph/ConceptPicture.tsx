import { useMemo } from 'react'
import { stepOf } from '../../../domain/confidence.ts'
import { SALIENCE_LEVELS } from '../../../domain/salience.ts'
import { ConceptGraph } from '../../../ui/ConceptGraph/ConceptGraph.tsx'
import { GraphLegend } from '../../../ui/ConceptGraph/GraphLegend.tsx'
import { ScaleLegend } from '../../../ui/ScaleLegend/ScaleLegend.tsx'
import { shapeOf, shapesOf } from './conceptShapes.ts'
import type { Concept } from './concepts.ts'
import * as styles from './KnowledgeGraphView.css.ts'
import type { KnowledgeGraphViewProps } from './viewProps.ts'

export interface ConceptPictureProps extends KnowledgeGraphViewProps {
  matching: readonly Concept[]
  fill?: boolean
}

const EDGE_WORDS = {
  supports: 'Supports',
  contradicts: 'Contradicts',
  related: 'Mentioned together',
} as const

export function ConceptPicture({ state, send, matching, fill = false }: ConceptPictureProps) {
  const { concepts, connections, search, openConceptName } = state.context
  const nodes = useMemo(
    () =>
      concepts.map(({ name, type, salience, connections }) => ({
        name,
        connections,
        step: stepOf(salience),
        shape: shapeOf(type),
      })),
    [concepts],
  )
  const kinds = new Set(connections.map(({ kind }) => kind))
  const isSearching = search.trim() !== ''
  return (
    <div className={styles.picture} data-fill={fill || undefined}>
      <ConceptGraph
        label="Strongest concepts"
        nodes={nodes}
        edges={connections}
        selected={state.matches('open') ? openConceptName : null}
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
          shapes={shapesOf(concepts.map(({ type }) => type))}
          edges={(['supports', 'contradicts', 'related'] as const)
            .filter((kind) => kinds.has(kind))
            .map((kind) => ({ kind, word: EDGE_WORDS[kind] }))}
        />
        <ScaleLegend
          levels={SALIENCE_LEVELS}
          form="compact"
          aria-label="Salience scale"
          className={styles.scale}
        />
      </div>
    </div>
  )
}
