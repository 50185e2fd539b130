import type { Disagreement } from '../../api/types.ts'
import { choiceParam, idParam, type ParamValues } from '../../lib/url/params.ts'

const STATUS_FILTERS = ['open', 'later', 'decided', 'all'] as const

/** The parameters of the page. */
export const DISAGREEMENT_PARAMS = {
  status: choiceParam(STATUS_FILTERS, 'open'),
  kind: choiceParam(['all', 'contradiction', 'superseded'], 'all'),
  document: idParam('chosen'),
} as const

export type DisagreementFilter = ParamValues<typeof DISAGREEMENT_PARAMS>

export const NO_FILTER: DisagreementFilter = { status: 'open', kind: 'all', document: null }

/** Those that match, by their subject, in the order of the list. `kept`: shown whatever their status is. */
export function groupsOf(
  disagreements: readonly Disagreement[],
  { status, kind, document }: DisagreementFilter,
  kept: ReadonlySet<string>,
): readonly { subject: string; items: readonly Disagreement[] }[] {
  const groups = new Map<string, Disagreement[]>()
  for (const one of disagreements) {
    // A withdrawn decision was one.
    const shown = one.status === 'withdrawn' ? 'decided' : one.status
    if (status !== 'all' && status !== shown && !kept.has(one.id)) continue
    if (kind !== 'all' && kind !== one.kind) continue
    if (document !== null && !one.sides.some(({ document_id }) => document_id === document)) continue
    const key = one.subject.toLocaleLowerCase()
    groups.set(key, [...(groups.get(key) ?? []), one])
  }
  return [...groups.values()].map((items) => ({ subject: items[0]?.subject ?? '', items }))
}

/** The documents of the list by name, for the filter. */
export function documentsOf(disagreements: readonly Disagreement[]): { value: string; label: string }[] {
  const names = new Map(
    disagreements.flatMap(({ sides }) => sides.map((side) => [side.document_id, side.filename] as const)),
  )
  return Array.from(names, ([value, label]) => ({ value, label })).toSorted((a, b) =>
    a.label.localeCompare(b.label),
  )
}
