import { useEmitted } from '../lib/xstate/useEmitted.ts'
import { useSessionActor } from '../session/SessionProvider.tsx'
import { toasts } from '../ui/Toasts/toasts.ts'

export function SessionEndNotice() {
  useEmitted(useSessionActor(), {
    'session.ended': ({ endReason }) => {
      if (endReason === 'expired')
        toasts.warning('Your session has ended', 'Please sign in again to continue.')
    },
  })
  return null
}
