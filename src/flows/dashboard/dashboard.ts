export const RECENT_DOCUMENTS = 3
/** Of those in Recent Activity. The others are counted above it. */
export const RECENT_DISAGREEMENTS = 2
export const SUGGESTED_QUESTIONS = 2

/** Shown as Recent Activity when nothing was loaded: without a backend, or after a failed load. */
export const SYSTEM_READY = 'System ready'

/** Whether the counters show the user's graph or the graph of all users. */
export type DataScope = 'personal' | 'global'

/** The backend may store the user's graph under any of these. */
export interface UserIdentifiers {
  email?: string | null | undefined
  id?: string | null | undefined
  user_id?: string | null | undefined
  sub?: string | null | undefined
}

/** The identifiers in the order in which they are tried, without blanks and duplicates. */
export function identifiersOf({ email, id, user_id, sub }: UserIdentifiers): string[] {
  const identifiers = [email, id, user_id, sub].flatMap((identifier) => identifier?.trim() || [])
  return [...new Set(identifiers)]
}

export interface GraphSize {
  totalNodes: number
  totalRelationships: number
  /** The backend may omit it. */
  documentsProcessed?: number | undefined
}

export const EMPTY_GRAPH: GraphSize = { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 }

export function hasGraph({ totalNodes, totalRelationships }: GraphSize): boolean {
  return totalNodes > 0 || totalRelationships > 0
}

/** Relationships per node, rounded to two decimals; 0 without nodes. */
export function averageRelations({ totalNodes, totalRelationships }: GraphSize): number {
  return totalNodes > 0 ? Math.round((100 * totalRelationships) / totalNodes) / 100 : 0
}

/** Whether the backend does not have the resource. A proxy may mention 404 only in the message. */
export function isNotFound(failure: { status?: number | null; message: string }): boolean {
  return failure.status === 404 || failure.message.includes('404')
}

export function connectionFailure(message: string): string {
  return `Unable to connect to backend: ${message}`
}
