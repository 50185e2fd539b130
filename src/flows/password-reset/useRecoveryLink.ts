import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The hash of a recovery link ('#access_token=…') and a number that increases when another link is opened in the same
 * tab. Removes the hash from the address bar and the history before the first paint, because it grants access.
 */
export function useRecoveryLink(): { hash: string; linkNumber: number } {
  const location = useLocation()
  const navigate = useNavigate()
  const [link, setLink] = useState({ hash: location.hash, linkNumber: 0, inAddress: location.hash })
  const { pathname, search, state } = location
  const isInAddress = location.hash !== ''

  if (location.hash !== link.inAddress)
    setLink(
      isInAddress
        ? { hash: location.hash, linkNumber: link.linkNumber + 1, inAddress: location.hash }
        : { ...link, inAddress: '' },
    )

  useLayoutEffect(() => {
    if (isInAddress) navigate({ pathname, search }, { replace: true, state })
  }, [isInAddress, pathname, search, state, navigate])

  return link
}
