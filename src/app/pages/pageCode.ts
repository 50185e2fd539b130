import { type Guard, type ListedPage, PAGE_LIST, type PageFlow } from '../../domain/pages.ts'
import type { LoadScreen, Screens } from './screens.ts'

const visitorScreens: Screens<'RedirectSignedIn'> = {
  landing: () => import('./LandingPage.tsx'),
  'demo-login': () => import('./DemoLoginPage.tsx'),
}

/**
 * Imports what is behind each guard: by default the component around its pages, which is the guard itself or the layout
 * inside of it. The index file lists the files of the pages that it loads. Those behind a guard are listed in a file of
 * their own, so that visitors of the landing page do not load the list. A second call returns the same code.
 */
export const codeBehind = {
  RedirectSignedIn: async () => ({ screens: visitorScreens }),
  RequireSignedOut: () => import('./signedOutPages.tsx'),
  RequireOnboarding: () => import('./onboardingPages.tsx'),
  RequireSession: () => import('../AppLayout.tsx'),
  RequireAdmin: () => import('./adminPages.ts'),
} satisfies { [G in Guard]: () => Promise<{ screens: Screens<G> }> }

export async function loadScreen({ guard, flow }: ListedPage): ReturnType<LoadScreen> {
  const { screens } = (await codeBehind[guard]()) as { screens: Readonly<Record<PageFlow, LoadScreen>> }
  return screens[flow]()
}

/**
 * Loads the code of the page at this path before it is shown; that of the admin area only after its check. A failure is
 * reported when the page is shown.
 */
export function preloadPage(path: string): void {
  const page = PAGE_LIST.find((page) => page.path === path)
  if (page !== undefined && page.guard !== 'RequireAdmin') loadScreen(page).catch(() => {})
}
