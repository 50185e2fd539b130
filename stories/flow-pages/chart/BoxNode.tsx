import type { Node, NodeProps } from '@xyflow/react'
import type { Box } from './drawing.ts'
import * as styles from './Statechart.css.ts'

export type BoxNodeType = Node<{ box: Box; isLink: boolean }, 'box'>

/** A state in the drawing. */
export function BoxNode({ data: { box, isLink } }: NodeProps<BoxNodeType>) {
  const { kind, name, lines } = box
  return (
    <div className={styles.box[kind]} data-link={isLink || undefined}>
      {kind !== 'start' && (
        <>
          <div className={styles.boxName}>{name}</div>
          <div className={styles.lines}>{lines.join('\n')}</div>
        </>
      )}
    </div>
  )
}
