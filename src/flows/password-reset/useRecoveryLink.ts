import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * What stood behind the address of a link, '#access_token=…', and which visit of this page it is: a link that is
 * opened in a tab that has the page already is another. It is a key to the account, so it leaves the address bar, and
 * with it the history, before anything is shown.
 */
export function useRecoveryLink(): { hash: string; visit: number } {
  const location = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState({ hash: location.hash, visit: 0, inAddress: location.hash })
  const { pathname, search, state } = location
  const isInAddress = location.hash !== ''

  if (location.hash !== link.inAddress)
    setLink(
      isInAddress
        ? { hash: location.hash, visit: link.visit + 1, inAddress: location.hash }
        : { ...link, inAddress: '' },
    )

  useLayoutEffect(() => {
    if (isInAddress) navigate({ pathname, search }, { replace: true, state })
  }, [isInAddress, pathname, search, state, navigate])

  return link
}
