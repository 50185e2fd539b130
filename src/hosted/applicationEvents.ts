import { callTable } from './call.ts'
import type { Database } from './database.gen.ts'

type Row = Database['public']['Tables']['submission_events']['Row']

/** One event in an application's history. 'returned': returned to pending; 'active': first login. */
export interface ApplicationEvent extends Pick<Row, 'id' | 'at' | 'by_email'> {
  kind: 'submitted' | 'approved' | 'rejected' | 'emailed' | 'registered' | 'active' | 'returned'
}

/** The history of an application, oldest first; empty for anyone who is not an admin. */
export async function listApplicationEvents(
  applicationId: string,
  signal?: AbortSignal,
): Promise<ApplicationEvent[]> {
  const rows = await callTable(
    (client, signal) =>
      client
        .from('submission_events')
        .select('id, kind, at, by_email')
        .eq('waitlist_submission_id', applicationId)
        .order('at')
        .order('id')
        .abortSignal(signal),
    signal,
  )
  return rows as ApplicationEvent[]
}
