import { DISPLAY_STATUSES } from '../../src/domain/document.ts'
import { WAITLIST_STATUSES } from '../../src/domain/waitlist.ts'
import { UPLOAD_STATUS } from '../../src/flows/knowledge-base/upload/uploadStatus.ts'
import { DOCUMENT_ACTIVITY } from '../../src/modules/status/documentStatus.ts'
import { stateKey } from '../flow-pages/stateStories.ts'
import type { Gate } from './gate.ts'

/** What a story of an application has in its args, at any depth. */
function applicationStatusesIn(args: unknown): string[] {
  if (typeof args !== 'object' || args === null) return []
  const own = 'status' in args && 'email' in args && typeof args.status === 'string' ? [args.status] : []
  return [...own, ...Object.values(args).flatMap(applicationStatusesIn)]
}

/**
 * Applications are shown by the args of stories, documents and uploads by the states that stories declare.
 * @param shown - the states that stories declare, as `stateKey`
 */
export function statusGate(argsOfStories: readonly unknown[], shown: ReadonlySet<string>): Gate {
  const applications = new Set(argsOfStories.flatMap(applicationStatusesIn))
  const isStateShown = (machine: string) => (status: string) => shown.has(stateKey(machine, status))
  const kinds = [
    ['application', WAITLIST_STATUSES, (status: string) => applications.has(status)],
    ['document', [...DISPLAY_STATUSES, ...Object.keys(DOCUMENT_ACTIVITY)], isStateShown('document')],
    ['upload', Object.keys(UPLOAD_STATUS), isStateShown('upload')],
  ] as const
  return {
    name: 'Statuses',
    rule: 'Every status of an application, a document and an upload is shown by a story.',
    total: kinds.reduce((sum, [, statuses]) => sum + statuses.length, 0),
    missing: kinds.flatMap(([kind, statuses, isShown]) =>
      statuses
        .filter((status) => !isShown(status))
        .map((status) => ({
          item: `${kind}: ${status}`,
          todo: `Add a story with the ${kind} status "${status}".`,
        })),
    ),
  }
}
