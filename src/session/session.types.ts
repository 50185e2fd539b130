import type { User } from '../api/types.ts'
import type { BackendIssue } from '../domain/backendIssue.ts'
import type { HostedUser } from '../hosted/user.ts'

/** Result of a backend login: the bearer token and its user. */
export interface BackendGrant {
  token: string
  user: User
}

export interface StoredSession {
  grant: BackendGrant | null
  hostedUser: HostedUser | null
  backendIssue: BackendIssue | null
  isDemo: boolean
}

/**
 * Why a session ended: signed out on all devices, signed out in another tab, signed out on this device only, signed
 * out on this device to sign in again, or rejected by a service.
 */
export type SessionEndReason = 'requested' | 'otherTab' | 'deviceOnly' | 'signInAgain' | 'expired'

export interface SessionContext {
  /** Null except in the state `backend`. */
  grant: BackendGrant | null
  hostedUser: HostedUser | null
  /** Why a hosted session has no backend access; null in the other modes and if unknown. */
  backendIssue: BackendIssue | null
  /** Email of the last session that expired or ended to sign in again. */
  lastEmail: string
  /** Why the last session ended, or null if none ended since the last one started. */
  endReason: SessionEndReason | null
  /** A sign-in that completed while the previous session was still ending. */
  queuedGrant: SessionGrantedEvent | null
}

/** Starts a session in access mode `backend` (with or without a provider session), `hosted` or `demo`. */
export type SessionGrantedEvent =
  | { type: 'backend.granted'; grant: BackendGrant; hostedUser: HostedUser | null }
  | { type: 'hosted.granted'; hostedUser: HostedUser; backendIssue?: BackendIssue }
  | { type: 'demo.granted' }

export type SessionEvent =
  | SessionGrantedEvent
  /** Sign out on all devices. */
  | { type: 'signOut.requested' }
  /** Sign out on this device only, so that another account or link can be used here. */
  | { type: 'deviceSignOut.requested' }
  /** Sign out on this device and sign in again, as the same user, to connect to the backend. */
  | { type: 'signInAgain.requested' }
  /** The backend rejected its token. */
  | { type: 'session.expired' }
  /** The backend rejected its token on a page that needs only the provider session. */
  | { type: 'backendToken.rejected' }
  /** The backend saved a change of the profile. */
  | { type: 'user.changed'; user: User }
  /** The provider session was refreshed, or ended (null). */
  | { type: 'hosted.changed'; hostedUser: HostedUser | null }
  /** Another tab changed the stored session. `endReason` applies if the session in that tab ended. */
  | { type: 'storage.changed'; stored: StoredSession; endReason: SessionEndReason }

export type SessionEmitted =
  | { type: 'session.started'; grantedEvent: SessionGrantedEvent }
  | { type: 'user.refreshed'; grant: BackendGrant }
  | { type: 'session.ended'; endReason: SessionEndReason | null }
