import { PATHS } from '../../domain/paths.ts'

// The index file lists the files of the pages that it loads. Those behind a guard are listed in the guard's file, so
// that visitors of the landing page do not load the list.
const linkPages = () => import('./linkPages.tsx')
const signedOutPages = () => import('./signedOutPages.ts')
const signedInPages = () => import('./signedInPages.ts')
const adminPages = () => import('./adminPages.ts')

/** Imports the code of each page or layout. A second call returns the same code. */
export const pageCode = {
  LandingPage: () => import('./LandingPage.tsx'),
  DemoLoginPage: () => import('./DemoLoginPage.tsx'),
  RequireSignedOut: async () => ({ default: (await signedOutPages()).RequireSignedOut }),
  SetupPage: async () => ({ default: (await linkPages()).SetupPage }),
  MagicSetupPage: async () => ({ default: (await linkPages()).MagicSetupPage }),
  RegistrationPage: async () => ({ default: (await linkPages()).RegistrationPage }),
  DirectSignup: async () => ({ default: (await linkPages()).SignupPage }),
  PasswordReset: async () => (await signedOutPages()).loadPasswordReset(),
  RequireOnboarding: async () => ({ default: (await linkPages()).RequireOnboarding }),
  OnboardingPage: async () => ({ default: (await linkPages()).OnboardingPage }),
  AppLayout: async () => ({ default: (await signedInPages()).AppLayout }),
  Dashboard: async () => (await signedInPages()).loadDashboard(),
  KnowledgeBase: async () => (await signedInPages()).loadKnowledgeBase(),
  Chat: async () => (await signedInPages()).loadChat(),
  Settings: async () => (await signedInPages()).loadSettings(),
  Help: async () => (await signedInPages()).loadHelp(),
  RequireAdmin: async () => ({ default: (await adminPages()).RequireAdmin }),
  AdminHome: async () => (await adminPages()).loadAdmin(),
  NotFound: () => import('./NotFound.tsx'),
}

/** The pages that are preloaded: where links and addresses usually lead. */
const BY_PATH: Readonly<Record<string, () => Promise<unknown>>> = {
  [PATHS.home]: pageCode.LandingPage,
  [PATHS.demoLogin]: pageCode.DemoLoginPage,
  [PATHS.resetPassword]: pageCode.PasswordReset,
  [PATHS.dashboard]: pageCode.Dashboard,
  [PATHS.knowledgeBase]: pageCode.KnowledgeBase,
  [PATHS.chat]: pageCode.Chat,
  [PATHS.settings]: pageCode.Settings,
  [PATHS.help]: pageCode.Help,
}

/** Loads the code of the page at this path before it is shown. A failure is reported when the page is shown. */
export function preloadPage(path: string): void {
  BY_PATH[path]?.().catch(() => {})
}
