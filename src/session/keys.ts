import { HOSTED_STORAGE_KEY } from '../hosted/client.ts'

// Every key under which the app keeps who is signed in, or on the way to it, and what they have set and typed. No
// module outside this folder reads or writes one.

/** In local storage: kept on this device, seen by all its tabs. */
export const DEVICE_KEYS = {
  token: 'engram.token',
  backendAuth: 'engram.backendAuth',
  userEmail: 'engram.userEmail',
  userData: 'engram.userData',
  demoAccess: 'engram.demoAccess',
  hostedSession: HOSTED_STORAGE_KEY,
} as const

/** In session storage: this tab's alone, gone with it. */
export const TAB_KEYS = {
  setupData: 'engram.setupData',
  secretAccess: 'engram.secretAccess',
  onboarding: 'engram.onboarding',
} as const

/**
 * In local storage: what somebody has set and typed on this device. Gone when they sign out, not when they must sign
 * in again.
 */
export const KEPT_KEYS = {
  /** The address of whoever it belongs to. */
  owner: 'engram.owner',
  settings: 'engram.settings',
  drafts: 'engram.drafts',
  sidebar: 'engram.sidebar',
} as const
