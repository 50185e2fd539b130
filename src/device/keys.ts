/**
 * Local storage keys of the data a user leaves on this device. Deleted when the user signs out; kept when the session
 * only expires. No module outside this folder reads or writes them.
 */
export const USER_DATA_KEYS = {
  /** Email address of the user the data belongs to, in lower case. */
  owner: 'engram.owner',
  settings: 'engram.settings',
  drafts: 'engram.drafts',
  supportDraft: 'engram.supportDraft',
  sidebar: 'engram.sidebar',
} as const

/** Local storage keys of data that is kept at sign-out. No module outside this folder reads or writes them. */
export const KEPT_KEYS = {
  onboardingAnswers: 'engram.onboardingAnswers',
  /** Email address of an account that was created here and has not been used. */
  readyAccount: 'engram.readyAccount',
  wrongCodes: 'engram.wrongCodes',
} as const
