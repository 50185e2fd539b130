import { cx } from '../../theme/cx.ts'
import * as styles from './ConceptGraph.css.ts'
import type { EdgeKind, NodeShape } from './graph.ts'
import { NodeOutline } from './NodeOutline.tsx'

export interface GraphLegendProps {
  /** The shapes that occur, with their meaning. */
  shapes: readonly { shape: NodeShape; word: string }[]
  /** The kinds of edges that occur, with their meaning. */
  edges: readonly { kind: EdgeKind; word: string }[]
}

/** The shapes of nodes and the lines of edges with their meaning. */
export function GraphLegend({ shapes, edges }: GraphLegendProps) {
  return (
    <ul aria-label="Legend" className={styles.legend}>
      {shapes.map(({ shape, word }) => (
        <li key={word} className={styles.legendItem}>
          <NodeOutline shape={shape} radius={5} />
          {word}
        </li>
      ))}
      {edges.map(({ kind, word }) => (
        <li key={word} className={styles.legendItem}>
          <svg
            viewBox="0 0 28 10"
            width="28"
            height="10"
            aria-hidden="true"
            className={cx(styles.edge, styles.edgeKind[kind])}
          >
            {kind === 'related' || kind === 'contradicts' ? (
              <line x1="1" y1="5" x2="27" y2="5" />
            ) : (
              <>
                <line x1="0" y1="5" x2="21" y2="5" />
                <path d="M20 1.6 27 5 20 8.4z" className={styles.arrow[kind]} />
              </>
            )}
            {kind === 'contradicts' && <path d="M7 1 15 9M7 9 15 1" className={styles.cross} />}
          </svg>
          {word}
        </li>
      ))}
      <li className={styles.legendItem}>Larger = more connections</li>
    </ul>
  )
}
