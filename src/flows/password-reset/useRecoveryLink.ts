import { useState } from 'react'
import { useLocation } from 'react-router-dom'

/** History state of the page. */
export interface PasswordResetState {
  /** The email that was typed on the sign-in screen. */
  email?: string
  /** The hash of a recovery link ('#access_token=…'), kept until the password is saved, so that a reload opens it again. */
  recoveryHash?: string
}

/** The hash of a recovery link, and a number that increases when another link is opened in the same tab. */
export function useRecoveryLink(): { hash: string; linkNumber: number } {
  const { recoveryHash = '' } = (useLocation().state ?? {}) as PasswordResetState
  const [link, setLink] = useState({ hash: recoveryHash, linkNumber: 0 })
  if (recoveryHash !== '' && recoveryHash !== link.hash)
    setLink({ hash: recoveryHash, linkNumber: link.linkNumber + 1 })
  return link
}
