import type { DisplayStatus, DocumentAction } from '../../src/domain/document.ts'
import { DISPLAY_STATUSES, DOCUMENT_RULES } from '../../src/domain/document.ts'
import type { WaitlistStatus } from '../../src/domain/waitlist.ts'
import { APPLICATION_STATUS_LIST, type WaitlistAction } from '../../src/modules/status/applicationStatus.ts'
import type { Chart, ChartTransition } from '../flow-pages/chart/model.ts'

export interface Change<Status extends string> {
  from: Status
  to: Status
  /** What happens, and who does it. */
  event: string
}

/** Statuses and their changes as a statechart. */
function chartOfChanges<Status extends string>(
  id: string,
  statuses: readonly Status[],
  changes: readonly Change<Status>[],
): Chart {
  return {
    id,
    isParallel: false,
    actors: [],
    states: statuses.map((status, index) => ({
      id: status,
      name: status,
      kind: changes.some(({ from }) => from === status) ? 'atomic' : 'final',
      parent: null,
      isInitial: index === 0,
      actors: [],
      entry: [],
      exit: [],
    })),
    transitions: changes.map(
      ({ from, to, event }): ChartTransition => ({
        source: from,
        target: to,
        event,
        guard: null,
        actions: [],
      }),
    ),
  }
}

const OWNER_CHANGE =
  /-- (?<event>[^\n]+)\.\n\s*(?:or )?\(old\.status = '(?<from>\w+)' and new\.status = '(?<to>\w+)'/g

/** The changes that the owner of an application may make, from the migration that allows them. */
export function ownerChanges(migration: string): Change<WaitlistStatus>[] {
  return [...migration.matchAll(OWNER_CHANGE)].map(({ groups = {} }) => ({
    from: groups.from as WaitlistStatus,
    to: groups.to as WaitlistStatus,
    event: groups.event ?? '',
  }))
}

/** The changes that an admin makes with an action. Resending the email changes nothing. */
const BY_ADMIN: Readonly<Record<WaitlistAction, readonly Omit<Change<WaitlistStatus>, 'from'>[]>> = {
  review: [
    { to: 'approved', event: 'An admin approves' },
    { to: 'rejected', event: 'An admin rejects' },
  ],
  resend: [],
  reset: [{ to: 'pending', event: 'An admin resets' }],
  cleanup: [{ to: 'pending', event: 'An admin cleans up' }],
}

/** The statuses of an application. `migration` allows the changes of its owner. */
export function applicationChart(migration: string): Chart {
  const changes = [
    ...APPLICATION_STATUS_LIST.flatMap(([from, { actions }]) =>
      actions.flatMap((action) => BY_ADMIN[action].map((change) => ({ from, ...change }))),
    ),
    { from: 'rejected', to: 'pending', event: 'An admin undoes' } as const,
    ...ownerChanges(migration),
  ]
  return chartOfChanges(
    'application',
    APPLICATION_STATUS_LIST.map(([status]) => status),
    changes,
  )
}

type DocumentPlace = DisplayStatus | 'deleted'

/** What the backend does without a request. */
const BY_BACKEND: readonly Change<DisplayStatus>[] = [
  { from: 'pending', to: 'uploaded', event: 'The backend stores the file' },
  { from: 'uploaded', to: 'processing', event: 'The backend starts to read' },
  { from: 'processing', to: 'readyToIndex', event: 'The text was read' },
  { from: 'processing', to: 'failed', event: 'The file cannot be read' },
]

/** What a user does. Auto-index does the first of it. */
const BY_USER: Readonly<Record<DocumentAction, readonly Omit<Change<DocumentPlace>, 'from'>[]>> = {
  index: [
    { to: 'indexed', event: 'Indexed by the user or by auto-index' },
    { to: 'failed', event: 'Indexing failed' },
  ],
  retry: [
    { to: 'uploaded', event: 'Retried before it was read' },
    { to: 'indexed', event: 'Retried after it was read' },
  ],
  reread: [{ to: 'uploaded', event: 'The user reads it with another encoding' }],
  delete: [{ to: 'deleted', event: 'The user deletes it' }],
}

export function documentChart(): Chart {
  const byUser = DISPLAY_STATUSES.flatMap((from) =>
    DOCUMENT_RULES[from].actions.flatMap((action) => BY_USER[action].map((change) => ({ from, ...change }))),
  )
  return chartOfChanges<DocumentPlace>(
    'document',
    [...DISPLAY_STATUSES, 'deleted'],
    [...BY_BACKEND, ...byUser],
  )
}
