import type { Application } from '../../../hosted/applications.ts'

export interface QueuePlace {
  /** From 1. */
  readonly position: number
  readonly count: number
  readonly previous: Application | null
  readonly next: Application | null
  /** Shown after a decision: the next one; after the last, the first that is left. */
  readonly following: Application | null
}

/**
 * The place of the application `id` in the queue: the pending applications in the order `order` (ids), which does not
 * change while the dialog is open. Null if it is not in the queue. Applications for which `isBusy` is true are left out.
 */
export function placeInQueue(
  id: string,
  order: readonly string[],
  applications: readonly Application[],
  isBusy: (id: string) => boolean,
): QueuePlace | null {
  const byId = new Map(applications.map((application) => [application.id, application]))
  const queue = order.flatMap((one) => {
    const application = byId.get(one)
    const isOpen = one === id || (application?.status === 'pending' && !isBusy(one))
    return application !== undefined && isOpen ? [application] : []
  })
  const index = queue.findIndex((application) => application.id === id)
  if (index < 0) return null
  const next = queue[index + 1] ?? null
  return {
    position: index + 1,
    count: queue.length,
    previous: queue[index - 1] ?? null,
    next,
    following: next ?? queue.find((application) => application.id !== id) ?? null,
  }
}
