import type { ReasoningNode } from '../../../api/types.ts'
import { RELATIONSHIPS_SHOWN } from '../../../domain/chat.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { cutAt } from '../../../lib/text/format.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import type { ThreadMessage } from '../messages/messages.ts'
import * as styles from './Evidence.css.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { ScoreList } from './ScoreList.tsx'
import { ShowMore } from './ShowMore.tsx'

/** Number of characters of a node's content that are shown. */
const MAX_CONTENT_LENGTH = 100

/** The concepts of the knowledge graph that the answer used. A node does not repeat the sentences of the sources. */
export function ReasoningNodes({
  answer: { reasoning_nodes: nodes = [], sources = [], avg_salience },
}: {
  answer: ThreadMessage
}) {
  const isQuoted = (text: string) => sources.some(({ excerpt }) => excerpt.includes(text))
  return (
    <EvidenceSection title="Reasoning nodes" count={nodes.length} defaultOpen={false}>
      {avg_salience != null && (
        <li className={styles.entry}>
          <ScoreList average confidence={null} salience={avg_salience} />
        </li>
      )}
      {nodes.map((node) => {
        const content = isQuoted(node.content) ? '' : node.content
        const relationships = node.relationships.filter((text) => text !== content && !isQuoted(text))
        return <NodeEntry key={`${node.type} ${node.name}`} node={{ ...node, content, relationships }} />
      })}
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
      {content !== '' && <p className={styles.detail}>{cutAt(content, MAX_CONTENT_LENGTH)}</p>}
      <ScoreList className={styles.spaced} confidence={confidence} salience={salience} />
      {relationships.length > 0 && (
        <div className={styles.relationships}>
          <ShowMore items={relationships} limit={RELATIONSHIPS_SHOWN} moreLabel={(hidden) => `+${hidden}`}>
            {(relationship) => <span>{cutAt(toDisplayName(relationship), MAX_CONTENT_LENGTH)}</span>}
          </ShowMore>
        </div>
      )}
    </li>
  )
}
