import type { PATHS } from '../../src/domain/paths.ts'

interface Page {
  /** The modules that load the page, besides index.html. Their static imports are counted, dynamic imports are not. */
  readonly modules: readonly string[]
  /** Limits in KiB of JavaScript after gzip: of everything the page loads, and of what no other page loads. */
  readonly budget: { readonly total?: number; readonly own?: number }
}

const screen = (guard: string, file: string, own = 40): Page => ({
  modules: [`src/app/pages/${guard}`, `src/flows/${file}`],
  budget: { own },
})

/** Each route of the app. Both admin routes show the same page. */
export const PAGES: Readonly<Record<Exclude<keyof typeof PATHS, 'adminDashboard'> | 'notFound', Page>> = {
  home: { modules: ['src/app/pages/LandingPage.tsx'], budget: { total: 114 } },
  demoLogin: { modules: ['src/app/pages/DemoLoginPage.tsx'], budget: { total: 140 } },
  setup: screen('linkPages.tsx', 'account-setup/AccountSetupScreen.tsx'),
  magicSetup: screen('linkPages.tsx', 'account-setup/AccountSetupScreen.tsx'),
  register: screen('linkPages.tsx', 'account-setup/AccountSetupScreen.tsx'),
  signup: screen('linkPages.tsx', 'account-setup/AccountSetupScreen.tsx'),
  resetPassword: screen('signedOutPages.ts', 'password-reset/PasswordResetScreen.tsx'),
  onboarding: screen('linkPages.tsx', 'onboarding/OnboardingScreen.tsx'),
  dashboard: screen('signedInPages.ts', 'dashboard/DashboardScreen.tsx'),
  knowledgeBase: screen('signedInPages.ts', 'knowledge-base/KnowledgeBaseScreen.tsx'),
  chat: screen('signedInPages.ts', 'chat/ChatScreen.tsx', 90),
  settings: screen('signedInPages.ts', 'settings/SettingsScreen.tsx'),
  help: screen('signedInPages.ts', 'help/HelpScreen.tsx'),
  admin: screen('adminPages.ts', 'admin/AdminScreen.tsx'),
  notFound: { modules: ['src/app/pages/NotFound.tsx'], budget: { own: 40 } },
}

/** The modules that the landing page loads near the form or on interaction. */
export const LANDING_LATER: readonly string[] = [
  'src/flows/landing/capabilities/CapabilityExample.tsx',
  'src/flows/landing/example/ExampleAnswer.tsx',
  'src/flows/waitlist/WaitlistScreen.tsx',
  'src/flows/admin-login/AdminLoginScreen.tsx',
  'src/flows/account-setup/SignupDialogScreen.tsx',
  'src/ui/Toasts/ToastRegion.tsx',
]
