import { useMachine } from '@xstate/react'
import { useEmitted } from '../../lib/xstate/useEmitted.ts'
import { accessModeOf } from '../../session/access.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { toasts } from '../../ui/Toasts/toasts.ts'
import SecondFactorScreen from '../second-factor/SecondFactorScreen.tsx'
import { MfaUnavailable } from './MfaUnavailable.tsx'
import { MfaView } from './MfaView.tsx'
import { liveActors } from './mfa.actors.ts'
import { mfaMachine } from './mfa.machine.ts'

const liveMachine = mfaMachine.provide({ actors: liveActors })

/** The second factors of the signed-in user, a section of the settings. The key restarts it for another user. */
export default function MfaScreen() {
  const userId = useSession(({ context }) => context.hostedUser?.id ?? null)
  const isDemo = useSession(accessModeOf) === 'demo'
  return userId === null ? <MfaUnavailable isDemo={isDemo} /> : <Mfa key={userId} />
}

function Mfa() {
  const [state, send, actor] = useMachine(liveMachine)
  useEmitted(actor, {
    'factor.verified': ({ factor }) =>
      toasts.success('Two-factor method added', `You can now sign in with a code from ${factor.name}.`),
    'factor.removed': ({ factor }) => toasts.success('Two-factor method removed', factor.name || undefined),
  })
  return (
    <MfaView
      state={state}
      send={send}
      secondFactor={
        <SecondFactorScreen
          onVerified={() => send({ type: 'secondFactor.verified' })}
          onCancel={() => send({ type: 'secondFactor.cancelled' })}
          cancelLabel="Cancel"
        />
      }
    />
  )
}
