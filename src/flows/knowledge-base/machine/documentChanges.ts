import type { DocumentFields } from '../../../domain/document.ts'
import { displayStatusOf } from '../../../domain/document.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'

/**
 * `listing` with the documents of `outdated` replaced by their known version: the listing was requested before they
 * changed.
 */
export function keepOutdated<D extends { id: string }>(
  known: readonly D[],
  listing: readonly D[],
  outdated: ReadonlySet<string>,
): readonly D[] {
  if (outdated.size === 0) return listing
  return [...listing.filter(({ id }) => !outdated.has(id)), ...known.filter(({ id }) => outdated.has(id))]
}

/** More changes are announced as a count. */
const MAX_ANNOUNCED_CHANGES = 3

/**
 * The text that screen readers announce for changed display statuses: 'notes.md: Indexed'. Empty if none changed.
 * Added and deleted documents are not included.
 */
export function describeChanges(
  before: readonly (DocumentFields & { id: string })[],
  after: readonly (DocumentFields & { id: string; filename: string })[],
): string {
  const statuses = new Map(before.map((document) => [document.id, displayStatusOf(document)]))
  const changed = after.filter((document) => {
    const status = statuses.get(document.id)
    return status !== undefined && status !== displayStatusOf(document)
  })
  if (changed.length > MAX_ANNOUNCED_CHANGES) return `${changed.length} documents have a new status`
  return changed
    .map(
      (document) =>
        `${toDisplayName(document.filename)}: ${DOCUMENT_STATUS[displayStatusOf(document)].label}`,
    )
    .join('. ')
}

/** The text that screen readers announce for deleted documents: 'notes.md: Deleted'. Empty without documents. */
export function describeDeletions(deleted: readonly { filename: string }[]): string {
  return deleted.map(({ filename }) => `${toDisplayName(filename)}: Deleted`).join('. ')
}
