/** The addresses of the app. */
export const PATHS = {
  home: '/',
  demoLogin: '/demo',
  knowledgeBase: '/knowledge-base',
  chat: '/chat',
} as const

/** Where somebody who has just signed in begins. */
export const FIRST_PATH = PATHS.knowledgeBase
