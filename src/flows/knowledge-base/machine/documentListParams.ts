import { choiceParam, idParam, type SortOrder, searchParam, sortParam } from '../../../lib/url/params.ts'
import { DOCUMENT_FILTERS } from './matchingDocuments.ts'

const SORT_COLUMNS = ['name', 'size', 'added', 'status'] as const

export type DocumentColumn = (typeof SORT_COLUMNS)[number]
export const isDocumentColumn = (name: string): name is DocumentColumn =>
  SORT_COLUMNS.some((column) => column === name)

export type DocumentSort = SortOrder<DocumentColumn>

/** The parameters of the Knowledge Base. `document` is the id of the open document. */
export const DOCUMENT_LIST_PARAMS = {
  search: searchParam,
  status: choiceParam(DOCUMENT_FILTERS, 'all'),
  sort: sortParam(SORT_COLUMNS),
  document: idParam('opened'),
} as const
