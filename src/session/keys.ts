import { HOSTED_STORAGE_KEY } from '../hosted/hostedSettings.ts'

// Storage keys of the sign-in session. No module outside this folder reads or writes them.

/** Local storage: shared by all tabs of this device. */
export const DEVICE_KEYS = {
  token: 'engram.token',
  backendAuth: 'engram.backendAuth',
  userEmail: 'engram.userEmail',
  userData: 'engram.userData',
  backendIssue: 'engram.backendIssue',
  demoAccess: 'engram.demoAccess',
  hostedSession: HOSTED_STORAGE_KEY,
} as const

/** Session storage: belongs to one tab and is deleted with it. */
export const TAB_KEYS = {
  setupData: 'engram.setupData',
  secretAccess: 'engram.secretAccess',
} as const
