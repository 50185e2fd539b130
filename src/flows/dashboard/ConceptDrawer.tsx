import { Link } from 'react-router-dom'
import { CONFIDENCE_LEVELS } from '../../domain/confidence.ts'
import { limitList } from '../../lib/limitList.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { ConfidenceMeter } from '../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { Drawer } from '../../ui/Drawer/Drawer.tsx'
import { FileTypeTag } from '../../ui/FileTypeTag/FileTypeTag.tsx'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import type { Concept } from './concepts.ts'
import { documentSearchPath } from './documentSearchPath.ts'
import * as styles from './KnowledgeGraphView.css.ts'

/** Maximum number of relationships listed. */
const STATEMENTS_SHOWN = 30

export interface ConceptDrawerProps {
  /** The open concept, or the last one while the drawer closes. */
  concept: Concept | null
  open: boolean
  onClose: () => void
}

/** A concept with its documents and relationships. */
export function ConceptDrawer({ concept, open, onClose }: ConceptDrawerProps) {
  return (
    <Drawer
      side="end"
      title={concept?.name ?? ''}
      open={open && concept !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {concept !== null && (
        <div className={styles.concept}>
          <div className={styles.summary}>
            <p>
              {capitalize(toDisplayName(concept.type))}, {concept.connections.toLocaleString('en')}{' '}
              {concept.connections === 1 ? 'connection' : 'connections'}
            </p>
            <ConfidenceMeter
              levels={CONFIDENCE_LEVELS}
              form="compact"
              label="Salience"
              value={concept.salience}
              showWord
            />
          </div>
          <Documents names={concept.documents} />
          <Statements statements={concept.statements} />
        </div>
      )}
    </Drawer>
  )
}

function Documents({ names }: { names: readonly string[] }) {
  return (
    <section>
      <h3 className={styles.heading}>
        Documents <span className={styles.count}>{names.length}</span>
      </h3>
      {names.length === 0 ? (
        <p className={styles.faint}>No document is known for it.</p>
      ) : (
        <ul className={styles.documents}>
          {names.map((name) => (
            <li key={name}>
              <Link to={documentSearchPath(name)} className={styles.document}>
                <FileTypeTag type={name} />
                <MiddleTruncate text={toDisplayName(name)} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Statements({ statements }: { statements: readonly string[] }) {
  const { shown, hidden } = limitList(statements, STATEMENTS_SHOWN)
  if (shown.length === 0) return null
  return (
    <section>
      <h3 className={styles.heading}>Relationships</h3>
      <ul className={styles.statements}>
        {shown.map((statement) => (
          <li key={statement} dir="auto" className={styles.statement}>
            {statement}
          </li>
        ))}
        {hidden > 0 && <li className={styles.count}>+{hidden.toLocaleString('en')} more</li>}
      </ul>
    </section>
  )
}

/** 'concept' → 'Concept' */
function capitalize(type: string): string {
  return `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`
}
