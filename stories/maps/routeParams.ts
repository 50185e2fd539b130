import type { PageFlow } from '../../src/domain/pages.ts'
import { ADMIN_PARAMS } from '../../src/flows/admin/adminParams.ts'
import { ADMIN_USERS_PARAMS } from '../../src/flows/admin/users/adminUsersParams.ts'
import { CHAT_PARAMS } from '../../src/flows/chat/url/chatParams.ts'
import { COMPARE_PARAMS } from '../../src/flows/compare/compareParams.ts'
import { graphParams } from '../../src/flows/dashboard/graph/graphParams.ts'
import { DISAGREEMENT_PARAMS } from '../../src/flows/disagreements/disagreementFilter.ts'
import { HELP_PARAMS } from '../../src/flows/help/helpParams.ts'
import { DOCUMENT_LIST_PARAMS } from '../../src/flows/knowledge-base/machine/documentListParams.ts'
import { ONBOARDING_PARAMS } from '../../src/flows/onboarding/onboardingParams.ts'
import { WAITLIST_PARAMS } from '../../src/flows/waitlist/waitlistParams.ts'

/** The names of the parameters in the URL of a flow's pages. Flows that are not listed have none. */
export const PARAMS_OF_FLOW: Readonly<Partial<Record<PageFlow, readonly string[]>>> = {
  landing: Object.keys(WAITLIST_PARAMS),
  onboarding: Object.keys(ONBOARDING_PARAMS),
  dashboard: Object.keys(graphParams('picture')),
  'knowledge-base': Object.keys(DOCUMENT_LIST_PARAMS),
  disagreements: Object.keys(DISAGREEMENT_PARAMS),
  compare: Object.keys(COMPARE_PARAMS),
  chat: Object.keys(CHAT_PARAMS),
  help: Object.keys(HELP_PARAMS),
  admin: Object.keys({ ...ADMIN_PARAMS, ...ADMIN_USERS_PARAMS }),
}
