import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { setupTokenFromQuery } from '../../domain/setupToken.ts'

/** What is kept of a link in the history state, where a reload finds it. */
interface LinkState {
  setupToken?: string
  recoveryHash?: string
}

const SETUP_LINK_PAGES: readonly string[] = [PATHS.setup, PATHS.magicSetup, PATHS.register]

/**
 * Removes the tokens of a link from the address bar as soon as the app starts, on every page and whoever is signed in.
 * The tokens of setup links and recovery links are moved to the history state of their pages.
 */
export function HideLinkTokens() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()

  // Not a layout effect: the router misses a navigation before its own layout effect.
  useEffect(() => {
    const hashParams = new URLSearchParams(hash.slice(1))
    const isProviderLink = ['access_token', 'error', 'error_code'].some((name) => hashParams.get(name))
    const isSetupLink = SETUP_LINK_PAGES.includes(pathname) && search !== ''
    if (!isProviderLink && !isSetupLink) return
    const setupToken = isSetupLink ? setupTokenFromQuery(new URLSearchParams(search)) : null
    const nextState: LinkState = {
      ...state,
      ...(setupToken !== null && { setupToken }),
      ...(isProviderLink && pathname === PATHS.resetPassword && { recoveryHash: hash }),
    }
    const address = { pathname, search: isSetupLink ? '' : search, hash: isProviderLink ? '' : hash }
    navigate(address, { replace: true, state: nextState })
  }, [pathname, search, hash, state, navigate])

  return null
}
