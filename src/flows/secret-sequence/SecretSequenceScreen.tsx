import type { ReactNode } from 'react'

export interface SecretSequenceScreenProps {
  /** What to type for each; an empty one is off. */
  sequences: { admin: string; signup: string }
  /** Begins with the admin login open, as the guard of the admin area asks. */
  startsWithAdmin?: boolean | undefined
  /** The admin login was opened, or closed again. */
  onAdminChange?: ((isOpen: boolean) => void) | undefined
  /** Shown while the admin login is unlocked; `close` locks it again. */
  admin?: ((close: () => void) => ReactNode) | undefined
  /** Shown while direct account creation is unlocked. */
  signup: (close: () => void) => ReactNode
}

/** Listens for the hidden shortcuts and shows what they unlock. */
export default function SecretSequenceScreen(_: SecretSequenceScreenProps) {
  return null
}
