import type { StateValueFrom } from 'xstate'
import type { Document } from '../../../api/types.ts'
import type { DisplayStatus } from '../../../domain/document.ts'
import { canDelete, displayStatusOf, STANDING_LABELS } from '../../../domain/document.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { StatusShape } from '../../../ui/StatusPie/shapes.ts'
import { STANDING_SHAPES } from '../../../ui/StatusPie/standingShapes.ts'
import type { documentMachine } from './document.machine.ts'

/** A document that something is being done with, as its machine has it. */
export type DocumentSnapshot = ViewState<typeof documentMachine>

type RowStateName = StateValueFrom<typeof documentMachine>

const lookOf = (standing: DisplayStatus) => ({
  shape: STANDING_SHAPES[standing],
  label: STANDING_LABELS[standing],
})

/** How each state of a document looks; what is under way has looks of its own. */
const LOOKS: Record<RowStateName, { shape: StatusShape; label: string }> = {
  pending: lookOf('pending'),
  uploaded: lookOf('uploaded'),
  retrying: { shape: 'pending', label: 'Starting over' },
  processing: lookOf('processing'),
  readyToIndex: lookOf('readyToIndex'),
  indexing: { shape: 'nearly', label: 'Indexing' },
  indexed: lookOf('indexed'),
  failed: lookOf('failed'),
  deleting: { shape: 'slash', label: 'Deleting' },
}

/** The states in which nothing is under way that a deletion would cross. */
const RESTING_DELETABLE: readonly RowStateName[] = ['pending', 'uploaded', 'failed']

export interface DocumentRowStatus {
  shape: StatusShape
  label: string
  /** Why it failed, in its own row. */
  reason: string | null
  /** What can be done next beside deleting. */
  offer: 'index' | 'retry' | null
  canBeDeleted: boolean
  isBeingDeleted: boolean
}

/** A document with how far it has come. */
export interface DocumentRow {
  document: Document
  status: DocumentRowStatus
}

/** What a row shows: the state of the machine at work on the document, or else what its own fields say. */
export function documentRowStatusOf(
  document: Document,
  state: DocumentSnapshot | undefined,
): DocumentRowStatus {
  const name = state?.value ?? displayStatusOf(document)
  const hasFailed = name === 'failed'
  return {
    ...LOOKS[name],
    reason: hasFailed ? (state?.context.failure ?? document.failure_reason ?? null) : null,
    offer: name === 'readyToIndex' ? 'index' : hasFailed ? 'retry' : null,
    canBeDeleted: RESTING_DELETABLE.includes(name) && canDelete(document),
    isBeingDeleted: name === 'deleting',
  }
}
