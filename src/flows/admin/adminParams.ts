import { choiceParam, searchParam, sortParam } from '../../lib/url/params.ts'
import { WAITLIST_FILTERS } from './waitlist/waitlistSearch.ts'
import { WAITLIST_COLUMNS } from './waitlist/waitlistSort.ts'

export const ADMIN_TABS = ['waitlist', 'users'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

/** The parameters of the admin area: the tab and the list of applications. */
export const ADMIN_PARAMS = {
  tab: choiceParam(ADMIN_TABS, 'waitlist'),
  search: searchParam,
  status: choiceParam(WAITLIST_FILTERS, 'all'),
  sort: sortParam(WAITLIST_COLUMNS),
} as const
