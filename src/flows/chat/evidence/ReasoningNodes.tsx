import type { ReasoningNode } from '../../../api/types.ts'
import { RELATIONSHIPS_SHOWN } from '../../../domain/chat.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { cutAt } from '../../../lib/text/format.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import * as styles from './Evidence.css.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { ScoreList } from './ScoreList.tsx'
import { ShowMore } from './ShowMore.tsx'

/** Number of characters of a node's content that are shown. */
const MAX_CONTENT_LENGTH = 100

/** The concepts of the knowledge graph that the answer used. */
export function ReasoningNodes({ nodes }: { nodes: readonly ReasoningNode[] }) {
  return (
    <EvidenceSection title="Reasoning nodes" count={nodes.length}>
      {nodes.map((node) => (
        <NodeEntry key={`${node.type} ${node.name}`} node={node} />
      ))}
    </EvidenceSection>
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
      <p className={styles.detail}>{cutAt(content, MAX_CONTENT_LENGTH)}</p>
      <ScoreList className={styles.spaced} confidence={confidence} salience={salience} />
      {relationships.length > 0 && (
        <div className={styles.relationships}>
          <ShowMore items={relationships} limit={RELATIONSHIPS_SHOWN} moreLabel={(hidden) => `+${hidden}`}>
            {(relationship) => <span>{toDisplayName(relationship)}</span>}
          </ShowMore>
        </div>
      )}
    </li>
  )
}
