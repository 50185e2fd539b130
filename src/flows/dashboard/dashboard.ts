/** The rules of the dashboard: whose figures it shows, how they are counted, what a failure says. */

/** How many of the newest documents are shown as activity. */
export const RECENT_DOCUMENTS = 3

/** Instead of activity, where none can be told. */
export const SYSTEM_READY = 'System ready'

/** Whose graph the figures are of. */
export type DataScope = 'personal' | 'global'

/** By what a backend may know a user's graph. */
export interface UserIdentifiers {
  email?: string | null | undefined
  id?: string | null | undefined
  user_id?: string | null | undefined
  sub?: string | null | undefined
}

/** The identifiers to try, in their order, each once; those that are missing are left out. */
export function identifiersOf({ email, id, user_id, sub }: UserIdentifiers): string[] {
  const given = [email, id, user_id, sub].flatMap((identifier) => identifier?.trim() || [])
  return [...new Set(given)]
}

export interface GraphSize {
  totalNodes: number
  totalRelationships: number
  /** Not every backend counts them. */
  documentsProcessed?: number | undefined
}

export const NO_GRAPH: GraphSize = { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 }

/** Whether there is anything in a graph of this size. */
export function hasGraph({ totalNodes, totalRelationships }: GraphSize): boolean {
  return totalNodes > 0 || totalRelationships > 0
}

/** Relationships per node, rounded to two decimals; 0 where there are no nodes. */
export function averageRelations({ totalNodes, totalRelationships }: GraphSize): number {
  return totalNodes > 0 ? Math.round((100 * totalRelationships) / totalNodes) / 100 : 0
}

/** Whether a call failed because the backend does not have it: that is tolerated, and nothing is said. */
export function isMissing(failure: { status?: number | null; message: string }): boolean {
  return failure.status === 404 || failure.message.includes('404')
}

/** What a failure that is not tolerated says. */
export function connectionFailure(message: string): string {
  return `Unable to connect to backend: ${message}`
}
