import { useSession } from '../../session/SessionProvider.tsx'
import { modeOf, whoOf } from '../../session/who.ts'
import { DashboardView } from './DashboardView.tsx'

/** The first page after signing in. */
export default function DashboardScreen() {
  const mode = useSession(modeOf)
  const name = useSession((session) => whoOf(session).firstName)
  return <DashboardView name={name} mode={mode ?? 'hosted'} />
}
