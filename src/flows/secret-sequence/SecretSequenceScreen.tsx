import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { secretSequenceMachine } from './secretSequence.machine.ts'
import { sequenceKey } from './sequenceKey.ts'

export interface SecretSequenceScreenProps {
  /** What to type for each; an empty one is off. */
  sequences: { admin: string; signup: string }
  /** Begins with the admin login open, as the guard of the admin area asks. */
  startsWithAdmin?: boolean | undefined
  /** The admin login was opened, or closed again. */
  onAdminChange?: ((isOpen: boolean) => void) | undefined
  /** Shown while the admin login is unlocked; `close` locks it again. Without it its shortcut is off. */
  admin?: ((close: () => void) => ReactNode) | undefined
  /** Shown while direct account creation is unlocked. */
  signup: (close: () => void) => ReactNode
}

/** Listens for the hidden shortcuts and shows what they unlock. */
export default function SecretSequenceScreen({
  sequences,
  startsWithAdmin = false,
  onAdminChange,
  admin,
  signup,
}: SecretSequenceScreenProps) {
  const [state, send, actor] = useMachine(secretSequenceMachine, {
    input: {
      sequences: admin ? sequences : { ...sequences, admin: '' },
      startsWithAdmin: startsWithAdmin && admin !== undefined,
    },
  })
  useEmitted(actor, {
    'admin.opened': () => onAdminChange?.(true),
    'admin.closed': () => onAdminChange?.(false),
  })

  useEffect(() => {
    const isOpen = () => actor.getSnapshot().context.sequence.unlocked !== null
    const hear = (event: KeyboardEvent) => {
      // Belongs to the text that an input method composes, Escape too.
      if (event.isComposing) return
      const wasOpen = isOpen()
      send({ type: 'key.heard', key: sequenceKey(event) })
      // The Enter that unlocks is not meant for the button or link that has the focus; held down, not for the one
      // that gets it.
      if (event.key === 'Enter' && isOpen() && (!wasOpen || event.repeat)) event.preventDefault()
    }
    const forget = () => send({ type: 'window.blurred' })
    window.addEventListener('keydown', hear)
    window.addEventListener('keyup', hear)
    window.addEventListener('blur', forget)
    return () => {
      window.removeEventListener('keydown', hear)
      window.removeEventListener('keyup', hear)
      window.removeEventListener('blur', forget)
    }
  }, [actor, send])

  const close = () => send({ type: 'overlay.closed' })
  if (state.matches('adminUnlocked')) return admin?.(close)
  if (state.matches('signupUnlocked')) return signup(close)
  return null
}
