import type { Location } from 'react-router-dom'
import { FIRST_PATH } from './paths.ts'

/** What the guard leaves in the history entry of the sign-in screen: the page that was asked for. */
interface ReturnState {
  returnTo: string
}

export function stateReturningTo({ pathname, search, hash }: Location): ReturnState {
  return { returnTo: `${pathname}${search}${hash}` }
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
