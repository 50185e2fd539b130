export const PATHS = {
  home: '/',
  demoLogin: '/demo',
  setup: '/setup',
  magicSetup: '/magic-setup',
  register: '/register',
  signup: '/signup',
  resetPassword: '/reset-password',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  knowledgeBase: '/knowledge-base',
  chat: '/chat',
  settings: '/settings',
  help: '/help',
  admin: '/admin',
  adminDashboard: '/admin-dashboard',
} as const

/** The page after a sign-in without a requested page. */
export const FIRST_PATH = PATHS.dashboard

/** Hash of the landing page that scrolls to the waitlist form. */
export const REQUEST_HASH = '#request-access'
