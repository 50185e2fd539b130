import { searchParam } from '../../lib/url/params.ts'

/** The parameters of the Help Desk. A category or question is linked by its id, as the hash. */
export const HELP_PARAMS = { search: searchParam } as const
