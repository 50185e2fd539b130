import { choiceParam, idParam } from '../../lib/url/params.ts'

export const KIND_FILTERS = ['all', 'changed', 'new', 'gone', 'moved'] as const
export type KindFilter = (typeof KIND_FILTERS)[number]

/** The parameters of the page: the ids of both documents, and what is shown of the differences. */
export const COMPARE_PARAMS = {
  first: idParam('chosen'),
  second: idParam('chosen'),
  kind: choiceParam(KIND_FILTERS, 'all'),
} as const
