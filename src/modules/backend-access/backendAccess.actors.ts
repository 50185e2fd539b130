import { checkHealth } from '../../api/health.ts'
import type { BackendIssue } from '../../domain/backendIssue.ts'
import { isSetUpAllowed } from '../../domain/waitlist.ts'
import { readOwnApplication } from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { AccessProblem } from './backendAccess.machine.ts'

/** Fails if the backend or the provider cannot be reached. */
export const findProblem = fromCall<AccessProblem, BackendIssue | null>(async ({ input: issue, signal }) => {
  await checkHealth(signal)
  if (issue === 'otherPassword') return 'otherPassword'
  if (issue === 'unreachable') return 'reachable'
  const application = await readOwnApplication(signal)
  if (application !== null && isSetUpAllowed(application.status)) return 'notSetUp'
  return issue === 'noAccount' ? 'noAccount' : 'reachable'
})
