import { PAGE_LIST } from '../../src/domain/pages.ts'
import { thumbnailId } from '../../stories/catalogue/flowPage.ts'
import { CARDS } from '../../stories/catalogue/stages.ts'

/** The first entry of the flow of each page. */
const flows = [...new Set(PAGE_LIST.map(({ flow }) => CARDS.find((card) => card.flow === flow)))]

/** The main states of every screen, by story id: what the Welcome page shows of each page, and more. */
export const SCREENS: readonly string[] = [
  ...flows.flatMap((card) => (card === undefined ? [] : thumbnailId(card))),
  'flows-waitlist--about-you',
  'flows-waitlist--about-project',
  'flows-waitlist--submitted',
  'flows-second-factor--entering',
  'flows-password-reset--sent',
  'flows-password-reset--choosing-password',
  'flows-setup--done',
  'flows-claim-link--offering',
  'flows-direct-signup--editing',
  'flows-magic-setup--choosing-password',
  'flows-registration--editing',
  'flows-onboarding--greeting',
  'flows-onboarding--naming',
  'flows-onboarding--completed',
  'flows-dashboard--knowledge-graph-table',
  'flows-dashboard--concept-open',
  'flows-knowledge-base--empty',
  'flows-chat--blank',
  'flows-chat--passage-open',
  'flows-settings-data--idle',
  'flows-two-factor-authentication--enrolled',
  'flows-two-factor-authentication--naming-app',
  'flows-support--editing',
  'flows-admin-login--editing',
  'flows-admin-review--open',
  'flows-admin-users--ready',
  'flows-app--page-not-found',
  'modules-document-viewer--showing',
  'modules-backend-access--unreachable',
  'demo-mailbox--email',
  'demo-presenter-panel--sign-in-as',
]
