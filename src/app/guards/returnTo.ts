import type { Location } from 'react-router-dom'
import { FIRST_PATH, PATHS } from '../../domain/paths.ts'

/** History state that the guards set when they redirect. */
interface ReturnState {
  returnTo: string
  /** Fills in the sign-in form. */
  email?: string
  isAdminLoginOpen?: boolean
}

export function stateReturningTo({ pathname, search, hash }: Location, email = ''): ReturnState {
  return { returnTo: `${pathname}${search}${hash}`, email }
}

/** State for the landing page with the admin login open, which redirects to `returnTo` after the sign-in. */
export function stateOpeningAdminLogin(returnTo: string = PATHS.admin): ReturnState {
  return { returnTo, isAdminLoginOpen: true }
}

export function opensAdminLogin(state: unknown): boolean {
  return (state as Partial<ReturnState> | null)?.isAdminLoginOpen === true
}

/** Any origin: only compared with the origin of the resolved path. */
const ORIGIN = 'https://app.invalid'

/**
 * The path to go to after signing in. Accepts only paths of this app, as the browser resolves them: it removes tabs and
 * line breaks, reads backslashes as slashes, and drops '/.' ('/.//host' becomes '//host').
 */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, ORIGIN)) return FIRST_PATH
  const { origin, pathname } = new URL(path, ORIGIN)
  return origin === ORIGIN && !pathname.startsWith('//') ? path : FIRST_PATH
}
