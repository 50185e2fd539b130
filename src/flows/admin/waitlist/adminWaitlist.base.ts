import { setup } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { callbackNotProvided, notProvided } from '../../../lib/xstate/notProvided.ts'
import type { AdminWaitlistContext, AdminWaitlistEmitted, AdminWaitlistEvent } from './adminWaitlist.types.ts'
import { actionsOf } from './application.ts'
import {
  type ActionProgress,
  type ActionReport,
  type ApplicationAction,
  applicationActionMachine,
} from './applicationAction.machine.ts'
import type { WatchReport, WatchRequest } from './watchApplications.ts'

export const adminWaitlistBase = setup({
  types: {
    context: {} as AdminWaitlistContext,
    events: {} as AdminWaitlistEvent | WatchReport | ActionReport,
    emitted: {} as AdminWaitlistEmitted,
  },
  actors: {
    listApplications: notProvided<readonly Application[]>('listApplications'),
    watchApplications: callbackNotProvided<WatchRequest, undefined>('watchApplications'),
    applicationAction: applicationActionMachine,
  },
  guards: {
    isEmpty: ({ context }) => context.applications.length === 0,
    /** No action is running, and the application allows the requested one. */
    canAct: ({ context }, request: { action: ApplicationAction; application: Application }) =>
      !isRunning(context.actions[request.application.id]) &&
      actionsOf(request.application).includes(request.action),
    canRetry: ({ context }, id: string) => id in context.actions && !isRunning(context.actions[id]),
  },
})

/** Whether the action has not failed. */
export function isRunning(progress: ActionProgress | undefined): boolean {
  return progress !== undefined && progress.state !== 'failed'
}

export const WATCH_ACTOR_ID = 'watch'
export const actionActorId = (applicationId: string) => `action:${applicationId}`

export const initialAdminWaitlistContext: AdminWaitlistContext = {
  applications: [],
  search: '',
  filter: 'all',
  sort: null,
  selected: [],
  actions: {},
  failure: null,
  isRefreshing: false,
  refreshFailure: null,
  announcement: '',
}
