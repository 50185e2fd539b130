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

/** `after`, but with the objects of `before` where they are equal, and `before` itself if nothing changed. */
export function keepUnchanged<D extends { id: string }>(
  before: readonly D[],
  after: readonly D[],
): readonly D[] {
  const known = new Map(before.map((document) => [document.id, document]))
  const merged = after.map((document) => {
    const old = known.get(document.id)
    return old !== undefined && hasSameFields(old, document) ? old : document
  })
  const isSame =
    merged.length === before.length && merged.every((document, index) => document === before[index])
  return isSame ? before : merged
}

function hasSameFields(a: object, b: object): boolean {
  const fields = Object.entries(a)
  return (
    fields.length === Object.keys(b).length &&
    fields.every(([name, value]) => isEqual(value, Reflect.get(b, name)))
  )
}

/** Notices and metadata are new objects in each listing. */
const isEqual = (a: unknown, b: unknown) =>
  Object.is(a, b) || (typeof a === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b))

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
