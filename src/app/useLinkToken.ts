import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { setupTokenFromQuery } from '../domain/setupToken.ts'

interface TokenState {
  setupToken?: string
}

/**
 * The token of a setup link. Once read it moves from the address bar into the history entry, where a reload finds it
 * and nobody who looks at the screen, or at what the address is sent to.
 */
export function useLinkToken(): string | null {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as TokenState | null
  const given = setupTokenFromQuery(query)
  const isInAddress = location.search !== ''

  useEffect(() => {
    if (!isInAddress) return
    const kept: TokenState = { ...state, ...(given !== null && { setupToken: given }) }
    navigate(location.pathname, { replace: true, state: kept })
  }, [isInAddress, given, state, location.pathname, navigate])

  return given ?? state?.setupToken ?? null
}
