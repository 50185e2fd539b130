import { useMachine } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useNavigate } from 'react-router-dom'
import { useDeviceSettings } from '../../device/deviceSettings.ts'
import { readKeptOnboarding } from '../../device/keptOnboarding.ts'
import { dismissOnboardingOffer, isOnboardingOfferDismissed } from '../../device/onboardingOffer.ts'
import { PATHS } from '../../domain/paths.ts'
import { isWaitlistUser } from '../../domain/registration.ts'
import { DEFAULT_SETTINGS } from '../../domain/settings.ts'
import { log } from '../../lib/log/log.ts'
import { useNow } from '../../lib/useNow.ts'
import { BackendAccessScreen } from '../../modules/backend-access/BackendAccessScreen.tsx'
import { useDisagreements } from '../../modules/disagreements/useDisagreements.actors.ts'
import { type AccessMode, accessModeOf } from '../../session/access.ts'
import { useSession } from '../../session/SessionProvider.tsx'
import { sessionUserOf } from '../../session/sessionUser.ts'
import { useFirstName } from '../../session/useFirstName.ts'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { DashboardView } from './DashboardView.tsx'
import { liveActors } from './dashboard.actors.ts'
import { dashboardMachine } from './dashboard.machine.ts'
import { identifiersOf } from './dashboard.ts'
import { KnowledgeGraphSkeleton } from './graph/KnowledgeGraphSkeleton.tsx'

const GraphScreen = lazy(() => import('./graph/KnowledgeGraphScreen.tsx'))
const FirstDocument = lazy(() => import('../knowledge-base/first-document/FirstDocumentScreen.tsx'))
const liveMachine = dashboardMachine.provide({ actors: liveActors })

/** The first page after signing in. Its machine restarts when the user or the access mode changes. */
export default function DashboardScreen() {
  const mode = useSession(accessModeOf) ?? 'hosted'
  const userId = useSession(({ context }) => context.grant?.user.id ?? '')
  return <Dashboard key={`${mode} ${userId}`} mode={mode} />
}

function Dashboard({ mode }: { mode: AccessMode }) {
  const user = useSession(({ context }) => context.grant?.user ?? null)
  const name = useFirstName()
  const { contradictionTolerance } = useDeviceSettings()
  const [state, send] = useMachine(liveMachine, {
    input: { query: mode === 'backend' && user !== null ? identifiersOf(user) : null },
  })
  const now = useNow()
  const navigate = useNavigate()
  const { disagreements } = useDisagreements()
  const onboardingOffer = useOnboardingOffer()
  const size = state.context.data?.graph

  return (
    <DashboardView
      state={state}
      send={send}
      disagreements={disagreements}
      onAsk={(question) => navigate(PATHS.chat, { state: { question } })}
      onAction={(action) => log.info('Quick action', { action })}
      name={name}
      email={user?.email ?? ''}
      mode={mode}
      tolerance={
        user?.contradiction_tolerance ?? contradictionTolerance ?? DEFAULT_SETTINGS.contradictionTolerance
      }
      now={now}
      onboardingOffer={onboardingOffer}
      backendAccess={<BackendAccessScreen tone="info" title="Some features may be limited" />}
      firstDocument={
        <ErrorBoundary fallback={null}>
          <Suspense fallback={<Skeleton shape="block" width="100%" height="10rem" />}>
            <FirstDocument />
          </Suspense>
        </ErrorBoundary>
      }
      graph={
        user !== null && (
          <ErrorBoundary fallback={null}>
            <Suspense fallback={<KnowledgeGraphSkeleton />}>
              {/* Reloads the graph when its size changes. */}
              <GraphScreen key={`${size?.totalNodes} ${size?.totalRelationships}`} userId={user.id} />
            </Suspense>
          </ErrorBoundary>
        )
      }
    />
  )
}

/**
 * The offer to finish onboarding, or null: for a backend user whose assistant has its default values, and without a
 * backend account, for an onboarding that was begun on this device.
 */
function useOnboardingOffer(): { onDismiss: () => void } | null {
  const user = useSession(({ context }) => context.grant?.user ?? null)
  const email = useSession((session) => sessionUserOf(session).email)
  const [isDismissed, setDismissed] = useState(isOnboardingOfferDismissed)
  const { progress, answers } = readKeptOnboarding(email)
  const isUnfinished = user === null ? progress !== null && email !== '' : isWaitlistUser(user)
  // Kept answers are saved in the account after the sign-in.
  if (!isUnfinished || answers !== null || isDismissed) return null
  return {
    onDismiss() {
      dismissOnboardingOffer()
      setDismissed(true)
    },
  }
}
