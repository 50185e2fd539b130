import { callTable } from './call.ts'
import type { Database } from './database.gen.ts'

type Row = Database['public']['Tables']['submission_events']['Row']

/** What became of an application, and when. `returned` is being pending again; `active` is the first login. */
export interface ApplicationEvent extends Pick<Row, 'id' | 'at' | 'by_email'> {
  kind: 'submitted' | 'approved' | 'rejected' | 'emailed' | 'registered' | 'active' | 'returned'
}

/** The history of an application, oldest first. Only admins see one. */
export async function listApplicationEvents(
  submissionId: string,
  signal?: AbortSignal,
): Promise<ApplicationEvent[]> {
  const rows = await callTable(
    (client, signal) =>
      client
        .from('submission_events')
        .select('id, kind, at, by_email')
        .eq('waitlist_submission_id', submissionId)
        .order('at')
        .order('id')
        .abortSignal(signal),
    signal,
  )
  return rows as ApplicationEvent[]
}
