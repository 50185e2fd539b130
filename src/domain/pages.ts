/** A page of the app. Its code is in the file of its guard in src/app/pages. */
interface Page {
  readonly path: string
  /** The title of the browser tab, and of the link in the sidebar. The landing page has the product's name. */
  readonly title: string
  /** The folder of its screen in src/flows. */
  readonly flow: string
}

/** Every page, by the component of src/app/guards that decides who may open it, in the order of the sidebar. */
export const PAGES = {
  RedirectSignedIn: {
    home: { path: '/', title: '', flow: 'landing' },
    demoLogin: { path: '/demo', title: 'Demo login', flow: 'demo-login' },
  },
  RequireSignedOut: {
    setup: { path: '/setup', title: 'Set up your account', flow: 'account-setup' },
    magicSetup: { path: '/magic-setup', title: 'Set up your access', flow: 'account-setup' },
    register: { path: '/register', title: 'Registration', flow: 'account-setup' },
    signup: { path: '/signup', title: 'Create your account', flow: 'account-setup' },
    resetPassword: { path: '/reset-password', title: 'Password reset', flow: 'password-reset' },
  },
  RequireOnboarding: {
    onboarding: { path: '/onboarding', title: 'Onboarding', flow: 'onboarding' },
  },
  RequireSession: {
    dashboard: { path: '/dashboard', title: 'Home', flow: 'dashboard' },
    knowledgeBase: { path: '/knowledge-base', title: 'Knowledge Base', flow: 'knowledge-base' },
    disagreements: { path: '/knowledge-base/disagreements', title: 'Disagreements', flow: 'disagreements' },
    compare: { path: '/knowledge-base/compare', title: 'Compare documents', flow: 'compare' },
    chat: { path: '/chat', title: 'Chat', flow: 'chat' },
    settings: { path: '/settings', title: 'System Settings', flow: 'settings' },
    help: { path: '/help', title: 'Help Desk', flow: 'help' },
  },
  RequireAdmin: {
    admin: { path: '/admin', title: 'Admin', flow: 'admin' },
    adminDashboard: { path: '/admin-dashboard', title: 'Admin', flow: 'admin' },
  },
} as const satisfies Record<string, Record<string, Page>>

/** Whether a page belongs to another one, which leads to it. The sidebar has no link to it. */
export const isSubpage = ({ path }: Page): boolean => path.lastIndexOf('/') > 0

export type Guard = keyof typeof PAGES
type PagesBehind<G extends Guard> = (typeof PAGES)[G]
export type PageName = { [G in Guard]: keyof PagesBehind<G> }[Guard]
type FlowOf<P> = P extends { flow: infer Flow } ? Flow : never
type FlowsBehind = { [G in Guard]: FlowOf<PagesBehind<G>[keyof PagesBehind<G>]> }
/** The flows whose screens are pages behind a guard. */
export type FlowBehind<G extends Guard> = FlowsBehind[G]
export type PageFlow = FlowsBehind[Guard]

export interface ListedPage extends Page {
  readonly name: PageName
  readonly guard: Guard
  readonly flow: PageFlow
}

export const PAGE_LIST = Object.entries(PAGES).flatMap(([guard, pages]) =>
  Object.entries(pages).map(([name, page]) => ({ name, guard, ...page })),
) as readonly ListedPage[]
