import { type EventObject, fromCallback } from 'xstate'
import { listDisagreements, updateDisagreement } from '../../api/disagreements.ts'
import type { Disagreement } from '../../api/types.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { createPoll } from '../../lib/poll.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { DisagreementsRequest, SyncReport } from './disagreements.machine.ts'

/** Loads the list on request and when the user returns to the page, and saves one change after the other. */
const sync = fromCallback<EventObject, undefined>(({ receive, sendBack }) => {
  const send = (report: SyncReport) => sendBack(report)
  const controller = new AbortController()
  let saving: Promise<void> = Promise.resolve()
  let unsaved = 0

  const poll = createPoll({
    load: listDisagreements,
    onData(disagreements) {
      // Older than what is being saved.
      if (disagreements !== null && unsaved === 0) send({ type: 'list.refreshed', disagreements })
      return null
    },
    // The list stays as it is.
    onError: () => null,
    page: document,
  })

  async function save(id: string, change: Parameters<typeof updateDisagreement>[1]): Promise<void> {
    try {
      send({
        type: 'update.saved',
        disagreement: await updateDisagreement(id, change, controller.signal),
      })
    } catch (error) {
      if (controller.signal.aborted) return
      send({ type: 'update.failed', id, message: messageOf(error) })
      poll.loadNow()
    }
  }

  receive((event) => {
    const request = event as DisagreementsRequest
    if (request.type === 'refresh.requested') poll.loadNow()
    if (request.type !== 'update.requested') return
    const changes = Object.entries(request.changes)
    unsaved += changes.length
    for (const [id, change] of changes)
      saving = saving
        .then(() => save(id, change))
        .finally(() => {
          unsaved -= 1
        })
  })
  return () => {
    controller.abort()
    poll.stop()
  }
})

export const liveActors = {
  load: fromCall<readonly Disagreement[] | null>(({ signal }) => listDisagreements(signal)),
  sync,
}
