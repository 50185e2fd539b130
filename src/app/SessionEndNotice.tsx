import { useEmitted } from '../lib/xstate/useEmitted.ts'
import { useSessionActor } from '../session/SessionProvider.tsx'
import { toasts } from '../ui/Toasts/toasts.ts'

/** Says why the sign-in screen appeared, where nobody asked for it. */
export function SessionEndNotice() {
  useEmitted(useSessionActor(), {
    'session.ended': ({ end }) => {
      if (end === 'expired') toasts.warning('Your session has ended', 'Please sign in again to go on.')
    },
  })
  return null
}
