import { useMachine } from '@xstate/react'
import { type ReactNode, useEffect } from 'react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { secretSequenceMachine } from './secretSequence.machine.ts'
import type { SequenceKey } from './secretSequence.ts'

function sequenceKey(event: KeyboardEvent): SequenceKey {
  const { key, shiftKey, ctrlKey, altKey, metaKey, repeat } = event
  return {
    type: event.type === 'keyup' ? 'keyup' : 'keydown',
    ...{ key, shiftKey, ctrlKey, altKey, metaKey, repeat },
    isInTextField: isTextField(document.activeElement),
  }
}

/** Input types without text entry. Every other type, also an unknown one, counts as a text field. */
const NON_TEXT_TYPES = 'button checkbox color file hidden image radio range reset submit'
  .split(' ')
  .map((type) => `[type="${type}"]`)

const TEXT_FIELD = `textarea, select, [role="textbox"], [role="combobox"], input:not(${NON_TEXT_TYPES})`

function isTextField(element: Element | null): boolean {
  return element instanceof HTMLElement && (element.isContentEditable || element.matches(TEXT_FIELD))
}

export interface SecretSequenceScreenProps {
  /** The letters of each shortcut. An empty one is disabled. */
  sequences: { admin: string; signup: string }
  startsWithAdmin?: boolean | undefined
  onAdminChange?: ((isOpen: boolean) => void) | undefined
  /** Renders the admin login. Without it, the shortcut is disabled. */
  admin?: ((close: () => void) => ReactNode) | undefined
  signup: (close: () => void) => ReactNode
}

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
    const onKey = (event: KeyboardEvent) => {
      // The input method handles all keys during composition, including Escape.
      if (event.isComposing) return
      const wasOpen = isOpen()
      send({ type: 'key.changed', key: sequenceKey(event) })
      // Enter completes the shortcut, so it must not press the focused button or link. A repeated Enter must not press
      // the element that gets the focus in the overlay.
      if (event.key === 'Enter' && isOpen() && (!wasOpen || event.repeat)) event.preventDefault()
    }
    const onBlur = () => send({ type: 'window.blurred' })
    window.addEventListener('keydown', onKey)
    window.addEventListener('keyup', onKey)
    window.addEventListener('blur', onBlur)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener('keyup', onKey)
      window.removeEventListener('blur', onBlur)
    }
  }, [actor, send])

  const close = () => send({ type: 'overlay.closed' })
  if (state.matches('adminUnlocked')) return admin?.(close)
  if (state.matches('signupUnlocked')) return signup(close)
  return null
}
