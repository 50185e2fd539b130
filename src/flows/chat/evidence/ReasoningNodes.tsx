import type { ReasoningNode } from '../../../api/types.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { NODE_CONTENT_LENGTH, RELATIONSHIPS_SHOWN } from '../../../domain/evidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { cutAt } from '../../../lib/text/format.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import * as styles from './Evidence.css.ts'
import { EvidencePanel } from './EvidencePanel.tsx'
import { FirstFew } from './FirstFew.tsx'
import { Measures } from './Measures.tsx'

/** The concepts that the reasoning went through. */
export function ReasoningNodes({ nodes }: { nodes: readonly ReasoningNode[] }) {
  return (
    <EvidencePanel title="Reasoning nodes" count={nodes.length}>
      {nodes.map((node) => (
        <NodeEntry key={`${node.type} ${node.name}`} node={node} />
      ))}
    </EvidencePanel>
  )
}

function NodeEntry({
  node: { name, type, content, confidence, salience, relationships },
}: {
  node: ReasoningNode
}) {
  return (
    <li className={cx(styles.entry, ramp[stepOf(confidence)])}>
      <span className={styles.dot} aria-hidden="true" />
      <div className={styles.line}>
        <span className={styles.nodeName} title={toDisplayName(name)}>
          {toDisplayName(name)}
        </span>
        <span className={styles.nodeType}>{toDisplayName(type)}</span>
      </div>
      <p className={styles.detail}>{cutAt(content, NODE_CONTENT_LENGTH)}</p>
      <Measures
        className={styles.spaced}
        of={[
          ['Confidence', confidence],
          ['Salience', salience],
        ]}
      />
      {relationships.length > 0 && (
        <div className={styles.relationships}>
          <FirstFew of={relationships} limit={RELATIONSHIPS_SHOWN} moreLabel={(hidden) => `+${hidden}`}>
            {(relationship) => <span>{toDisplayName(relationship)}</span>}
          </FirstFew>
        </div>
      )}
    </li>
  )
}
