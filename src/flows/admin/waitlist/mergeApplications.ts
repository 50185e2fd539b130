import type { Application } from '../../../hosted/applications.ts'

/**
 * Merges a new listing. Unchanged applications keep their object identity, so their rows do not render again; an
 * unchanged list is returned as the same array. Applications in `keep` stay as they are in `before`.
 */
export function mergeApplications(
  before: readonly Application[],
  listed: readonly Application[],
  keep: ReadonlySet<string> = new Set(),
): readonly Application[] {
  const known = new Map(before.map((application) => [application.id, application]))
  const merged = listed.map((application) => {
    const old = known.get(application.id)
    return old !== undefined && (keep.has(application.id) || isEqual(old, application)) ? old : application
  })
  const isUnchanged =
    merged.length === before.length && merged.every((application, index) => application === before[index])
  return isUnchanged ? before : merged
}

const isEqual = (a: Application, b: Application) => JSON.stringify(a) === JSON.stringify(b)
