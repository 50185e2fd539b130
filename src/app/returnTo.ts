import type { Location } from 'react-router-dom'
import { FIRST_PATH, PATHS } from '../domain/paths.ts'

/** What guards leave in the history entry of the screen they send people to. */
interface ReturnState {
  /** The page that was asked for. */
  returnTo: string
  /** The front page is to open with the admin login. */
  needsAdmin?: boolean
}

export function stateReturningTo({ pathname, search, hash }: Location): ReturnState {
  return { returnTo: `${pathname}${search}${hash}` }
}

/** For the front page with the admin login open, which leads to the page asked for. */
export function stateOpeningAdmin(returnTo: string = PATHS.admin): ReturnState {
  return { returnTo, needsAdmin: true }
}

export function needsAdmin(state: unknown): boolean {
  return (state as Partial<ReturnState> | null)?.needsAdmin === true
}

/**
 * The page to go to after signing in. History state can be written by nobody but this origin, yet only a path
 * of this app is followed: it starts with one slash ('//host' would leave the origin), and holds no tab or line end
 * (browsers drop them, and '/\t/host' becomes '//host').
 */
export function returnPath(state: unknown): string {
  const path = (state as Partial<ReturnState> | null)?.returnTo
  return typeof path === 'string' && /^\/(?![/\\])[^\t\n\r]*$/.test(path) ? path : FIRST_PATH
}
