import { type Guard, type ListedPage, PAGE_LIST, type PageFlow } from '../../src/domain/pages.ts'

interface Page {
  /** The modules that load the page, besides index.html. Their static imports are counted, dynamic imports are not. */
  readonly modules: readonly string[]
  /** Limits in KiB of JavaScript after gzip: of everything the page loads, and of what no other page loads. */
  readonly budget: { readonly total?: number; readonly own?: number }
}

const BUDGET: Page['budget'] = { own: 40 }

/** The budgets that differ. */
const BUDGETS: Readonly<Partial<Record<PageFlow, Page['budget']>>> = {
  landing: { total: 114 },
  'demo-login': { total: 141 },
  chat: { own: 94 },
}

/** The modules that load the pages behind a guard; null if each has a module of its own. */
export const CODE_BEHIND = {
  RedirectSignedIn: null,
  RequireSignedOut: 'src/app/pages/signedOutPages.tsx',
  RequireOnboarding: 'src/app/pages/onboardingPages.tsx',
  RequireSession: 'src/app/AppLayout.tsx',
  RequireAdmin: 'src/app/pages/adminPages.ts',
} as const satisfies Record<Guard, string | null>

function modulesOf({ guard, flow }: ListedPage): string[] {
  const name = flow.replaceAll(/(?:^|-)\w/g, (start) => start.slice(-1).toUpperCase())
  const code = CODE_BEHIND[guard]
  return code === null ? [`src/app/pages/${name}Page.tsx`] : [code, `src/flows/${flow}/${name}Screen.tsx`]
}

const entries = PAGE_LIST.map((page): [string, Page] => [
  page.flow,
  { modules: modulesOf(page), budget: BUDGETS[page.flow] ?? BUDGET },
])

export const PAGES = Object.fromEntries([
  ...entries,
  ['not-found', { modules: ['src/app/pages/NotFound.tsx'], budget: BUDGET }],
]) as Readonly<Record<PageFlow | 'not-found', Page>>

/** The modules that the landing page loads near the form or on interaction. */
export const LANDING_LATER: readonly string[] = [
  'src/flows/landing/capabilities/CapabilityExample.tsx',
  'src/flows/landing/example/ExampleAnswer.tsx',
  'src/flows/waitlist/WaitlistScreen.tsx',
  'src/flows/admin-login/AdminLoginScreen.tsx',
  'src/flows/account-setup/SignupDialogScreen.tsx',
  'src/ui/Toasts/ToastRegion.tsx',
]
