import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { operationIdOf } from '../api/operationIds.ts'
import { type Service, serviceOf } from '../faults/targets.ts'
import type { LostRequest } from './calls.ts'
import type { WorkerEvents } from './connectWorker.ts'

const CHANGES_OF_PROVIDER: Record<Exclude<Service, 'api'>, string> = {
  auth: 'a sign-in or a change of an account',
  rest: 'a change of an application',
  functions: 'an email',
}

/** Tells the person what happened to the backend's worker. */
export const workerMessages: WorkerEvents = {
  onLost: (requests) =>
    toasts.warning(
      'The demo’s backend stopped and was started again',
      `This may not have been saved: ${describeRequests(requests)}. Check it, then try again.`,
    ),
  onFailed: () =>
    toasts.offer('The demo’s backend does not start. Nothing is saved until it does.', 'Reload', () =>
      location.reload(),
    ),
}

/** What the requests change, each kind once: 'upload documents; an email'. */
export function describeRequests(requests: readonly LostRequest[]): string {
  return [...new Set(requests.map(({ url, method }) => kindOf(new Request(url, { method }))))].join('; ')
}

function kindOf(request: Request): string {
  const service = serviceOf(request)
  if (service !== 'api') return service === null ? 'a setting of the demo' : CHANGES_OF_PROVIDER[service]
  // The names of operations are verbs with an object: 'uploadDocuments'.
  return (operationIdOf(request) ?? 'a change').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
