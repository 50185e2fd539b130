import { fromCallback } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import { createPoll, type PollOptions } from '../../../lib/poll.ts'

/** Interval between listings while the page is visible. */
const POLL_INTERVAL_MS = 30_000
/** Delay of the listing after a local change, so that several changes in a row cause one listing. */
const AFTER_CHANGE_DELAY_MS = 1_000

/** `refresh.requested` lists now; `listing.outdated` discards a running listing, because something changed locally. */
export type WatchRequest = { type: 'refresh.requested' | 'listing.outdated' }

/** A reported listing was always requested after the last WatchRequest. */
export type WatchReport =
  | { type: 'listing.refreshed'; applications: readonly Application[] }
  | { type: 'refresh.failed'; reason: string }

export interface WatchOptions extends Pick<PollOptions<readonly Application[]>, 'page' | 'window'> {
  list: PollOptions<readonly Application[]>['load']
}

/** An actor that polls the list of applications while the page is visible, and lists at once on request. */
export function createWatcher({ list, page, window }: WatchOptions) {
  return fromCallback<WatchRequest, undefined>(({ sendBack, receive }) => {
    const report = (event: WatchReport) => {
      sendBack(event)
      return POLL_INTERVAL_MS
    }
    const poll = createPoll({
      load: list,
      onData: (applications) => report({ type: 'listing.refreshed', applications }),
      onError: (error) => report({ type: 'refresh.failed', reason: messageOf(error) }),
      page,
      ...(window && { window }),
    })
    receive(({ type }) =>
      type === 'refresh.requested' ? poll.loadNow() : poll.loadAfter(AFTER_CHANGE_DELAY_MS),
    )
    poll.loadAfter(POLL_INTERVAL_MS)
    return poll.stop
  })
}
