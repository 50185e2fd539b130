/** The addresses of the app's screens. */
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

/** Where somebody who has just signed in begins. */
export const FIRST_PATH = PATHS.dashboard

/** After the front page's address: whoever comes by it is taken to the form that asks for access. */
export const REQUEST_HASH = '#request-access'
