import { Navigate, type NavigateProps, useLocation } from 'react-router-dom'

/**
 * Redirects from every location at which it is rendered. `Navigate` alone redirects once: it stays mounted while the code
 * of the next page loads, so that a second location within this time would stay empty.
 */
export function Redirect(props: Omit<NavigateProps, 'replace'>) {
  const { key } = useLocation()
  return <Navigate key={key} replace {...props} />
}
