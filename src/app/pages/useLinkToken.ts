import { useEffect } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { setupTokenFromQuery } from '../../domain/setupToken.ts'

interface TokenState {
  setupToken?: string
}

/**
 * The token of a setup link. Moves it from the address bar into the history state, where a reload can read it but it
 * is neither visible nor sent as a referrer.
 */
export function useLinkToken(): string | null {
  const [query] = useSearchParams()
  const location = useLocation()
  const navigate = useNavigate()
  const state = location.state as TokenState | null
  const tokenInAddress = setupTokenFromQuery(query)
  const hasQuery = location.search !== ''

  useEffect(() => {
    if (!hasQuery) return
    const nextState: TokenState = { ...state, ...(tokenInAddress !== null && { setupToken: tokenInAddress }) }
    navigate(location.pathname, { replace: true, state: nextState })
  }, [hasQuery, tokenInAddress, state, location.pathname, navigate])

  return tokenInAddress ?? state?.setupToken ?? null
}
