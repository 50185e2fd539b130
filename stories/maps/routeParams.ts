import { ADMIN_PARAMS, ADMIN_USERS_PARAMS } from '../../src/flows/admin/adminParams.ts'
import { CHAT_PARAMS } from '../../src/flows/chat/chatParams.ts'
import { graphParams } from '../../src/flows/dashboard/graph/graphParams.ts'
import { HELP_PARAMS } from '../../src/flows/help/helpParams.ts'
import { DOCUMENT_LIST_PARAMS } from '../../src/flows/knowledge-base/list/documentListParams.ts'
import { ONBOARDING_PARAMS } from '../../src/flows/onboarding/onboardingParams.ts'
import { WAITLIST_PARAMS } from '../../src/flows/waitlist/waitlistParams.ts'
import type { RouteName } from './routeTable.ts'

const ADMIN = Object.keys({ ...ADMIN_PARAMS, ...ADMIN_USERS_PARAMS })

/** The names of the parameters in the URL of a route. Routes that are not listed have none. */
export const PARAMS_OF_ROUTE: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  home: Object.keys(WAITLIST_PARAMS),
  onboarding: Object.keys(ONBOARDING_PARAMS),
  dashboard: Object.keys(graphParams('picture')),
  knowledgeBase: Object.keys(DOCUMENT_LIST_PARAMS),
  chat: Object.keys(CHAT_PARAMS),
  help: Object.keys(HELP_PARAMS),
  admin: ADMIN,
  adminDashboard: ADMIN,
}
