import { RELATIONSHIPS_SHOWN } from '../../../domain/chat.ts'
import { stepOf } from '../../../domain/confidence.ts'
import { salienceWordOf } from '../../../domain/salience.ts'
import { limitList } from '../../../lib/limitList.ts'
import { percentOf } from '../../../lib/scale.ts'
import { usePrinting } from '../../../lib/usePrinting.ts'
import { cx } from '../../../theme/cx.ts'
import { ramp } from '../../../theme/ramp.css.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import type { DataColumn } from '../../../ui/DataTable/columns.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import { ScaleCells } from '../../../ui/ScaleCells/ScaleCells.tsx'
import { type Concept, REQUESTED_CONCEPTS } from './concepts.ts'
import * as styles from './KnowledgeGraphView.css.ts'

export interface ConceptTableProps {
  concepts: readonly Concept[]
  onConceptPress: (name: string) => void
  showsAll: boolean
  /** Shows all or only the first ones. Without it all are shown. */
  onToggle?: (() => void) | undefined
}

const FIRST_CONCEPTS = 5

const COLUMNS: readonly DataColumn<Concept>[] = [
  {
    id: 'name',
    header: 'Concept',
    primary: true,
    sortBy: ({ name }) => name,
    cell: ({ name }) => <bdi>{name}</bdi>,
  },
  {
    id: 'connections',
    header: 'Connections',
    align: 'end',
    width: '6.5rem',
    sortBy: ({ connections }) => connections,
    cell: ({ connections }) => connections.toLocaleString('en'),
  },
  {
    id: 'salience',
    header: 'Salience',
    width: '14rem',
    sortBy: ({ salience }) => salience,
    sortFirst: 'descending',
    cell: ({ salience }) => <Salience value={salience} />,
  },
  {
    id: 'neighbors',
    header: 'Connected to',
    optional: true,
    cell: ({ neighbors }) => <Neighbors names={neighbors} />,
  },
]

/** The table alternative to the picture. */
export function ConceptTable({ concepts, onConceptPress, showsAll, onToggle }: ConceptTableProps) {
  const showsFirst = !usePrinting() && !showsAll
  const canToggle = onToggle !== undefined && concepts.length > FIRST_CONCEPTS
  const { shown } = limitList(concepts, canToggle && showsFirst ? FIRST_CONCEPTS : concepts.length)
  return (
    <>
      <DataTable
        label="Strongest concepts"
        rows={shown}
        getRowId={({ name }) => name}
        columns={COLUMNS}
        empty="No concept has these words in its name."
        onRowPress={({ name }) => onConceptPress(name)}
      />
      {canToggle && (
        <Button className={styles.showAll} aria-expanded={showsAll} onClick={onToggle}>
          {showsAll
            ? 'Show fewer concepts'
            : `Show ${concepts.length < REQUESTED_CONCEPTS ? 'all' : 'the first'} ${concepts.length.toLocaleString('en')} concepts`}
        </Button>
      )}
    </>
  )
}

function Salience({ value }: { value: number }) {
  const step = stepOf(value)
  return (
    <span className={cx(styles.salience, ramp[step])}>
      <span className={styles.word}>{salienceWordOf(value)}</span>
      <ScaleCells step={step} />
      <bdi className={styles.percent}>{percentOf(value)}</bdi>
    </span>
  )
}

/** The concept's drawer lists the hidden ones. */
function Neighbors({ names }: { names: readonly string[] }) {
  const { shown, hidden } = limitList(names, RELATIONSHIPS_SHOWN)
  return (
    <span className={styles.neighbors}>
      {shown.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <bdi>{name}</bdi>
        </span>
      ))}
      {hidden > 0 && <span className={styles.count}> +{hidden}</span>}
    </span>
  )
}
