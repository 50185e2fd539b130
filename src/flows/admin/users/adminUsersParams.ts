import { searchParam } from '../../../lib/url/params.ts'

/** The parameter of the users tab. Its name differs, because both tabs keep their search. */
export const ADMIN_USERS_PARAMS = { users: searchParam } as const
