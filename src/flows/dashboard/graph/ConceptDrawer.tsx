import { MessageSquare } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../../domain/paths.ts'
import { SALIENCE_LEVELS } from '../../../domain/salience.ts'
import { limitList } from '../../../lib/limitList.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx'
import { ConfidenceMeter } from '../../../ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { Drawer } from '../../../ui/Drawer/Drawer.tsx'
import { FileTypeTag } from '../../../ui/FileTypeTag/FileTypeTag.tsx'
import { MiddleTruncate } from '../../../ui/MiddleTruncate/MiddleTruncate.tsx'
import { documentSearchPath } from '../documentSearchPath.ts'
import * as styles from './ConceptDrawer.css.ts'
import type { Concept } from './concepts.ts'
import { toQuestion } from './conceptWords.ts'

const STATEMENTS_SHOWN = 30

export interface ConceptDrawerProps {
  /** The open concept, or the last one while the drawer closes. */
  concept: Concept | null
  open: boolean
  onClose: () => void
}

export function ConceptDrawer({ concept, open, onClose }: ConceptDrawerProps) {
  return (
    <Drawer
      side="end"
      width="wide"
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
              levels={SALIENCE_LEVELS}
              form="compact"
              label="Salience"
              value={concept.salience}
              showWord
            />
          </div>
          <ButtonLink
            icon={<MessageSquare aria-hidden="true" />}
            render={<Link to={PATHS.chat} state={{ question: toQuestion(concept) }} />}
          >
            Ask about this
          </ButtonLink>
          <Passages passages={concept.passages} />
          <Statements statements={concept.statements} />
          <Documents names={concept.documents} />
        </div>
      )}
    </Drawer>
  )
}

function Passages({ passages }: Pick<Concept, 'passages'>) {
  if (passages.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Passages</h3>
      <ul className={styles.passages}>
        {passages.map(({ text, filename, page, heading }) => (
          <li key={`${filename} ${text}`}>
            <blockquote dir="auto" className={styles.quote}>
              {text}
            </blockquote>
            <Link to={documentSearchPath(filename)} className={styles.place}>
              <MiddleTruncate text={filename} />
              {placeText(page, heading) && <span className={styles.page}>{placeText(page, heading)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function placeText(page: number | null, heading: string | null | undefined): string {
  if (page !== null) return `page ${page}`
  return heading ? toDisplayName(heading) : ''
}

function Statements({ statements }: Pick<Concept, 'statements'>) {
  const { shown, hidden } = limitList(statements, STATEMENTS_SHOWN)
  if (shown.length === 0) return null
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>Relationships</h3>
      <ul className={styles.statements}>
        {shown.map(({ text, kind }) => (
          <li key={text} dir="auto">
            {text} {kind === 'contradicts' && <span className={styles.against}>(contradicts)</span>}
          </li>
        ))}
        {hidden > 0 && <li className={styles.count}>+{hidden.toLocaleString('en')} more</li>}
      </ul>
    </section>
  )
}

function Documents({ names }: { names: readonly string[] }) {
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>
        Documents <span className={styles.count}>{names.length}</span>
      </h3>
      {names.length === 0 ? (
        <p className={styles.count}>Not found in any document.</p>
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

function capitalize(type: string): string {
  return `${type.slice(0, 1).toUpperCase()}${type.slice(1)}`
}
