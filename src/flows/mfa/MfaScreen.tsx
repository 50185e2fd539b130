import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { storeSecondFactor } from '../../device/secondFactors.ts'
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
  const user = useSession(({ context }) => context.hostedUser)
  const isDemo = useSession(accessModeOf) === 'demo'
  return user === null ? <MfaUnavailable isDemo={isDemo} /> : <Mfa key={user.id} email={user.email} />
}

function Mfa({ email }: { email: string }) {
  const [state, send, actor] = useMachine(liveMachine)
  const hasFactor = state.context.factors?.some(({ isVerified }) => isVerified)

  // The next sign-in on this device requires the factor even if the provider cannot be reached.
  useEffect(() => {
    if (hasFactor !== undefined) void storeSecondFactor(email, hasFactor)
  }, [email, hasFactor])

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
