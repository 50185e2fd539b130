import { useLocation, useSearchParams } from 'react-router-dom'
import { setupTokenFromQuery } from '../../domain/setupToken.ts'

/** The token of a setup link, which `HideLinkTokens` has moved to the history state; until then that of the address. */
export function useLinkToken(): string | null {
  const [query] = useSearchParams()
  const state = useLocation().state as { setupToken?: string } | null
  return setupTokenFromQuery(query) ?? state?.setupToken ?? null
}
