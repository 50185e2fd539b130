import type { Application } from '../../src/hosted/applications.ts'

/** An application with what is told of it, its rest invented. */
export function applicationOf(told: Partial<Application> & { id: string }): Application {
  const isReviewed = told.status !== undefined && told.status !== 'pending'
  return {
    first_name: 'Una',
    last_name: 'Lindqvist',
    email: `${told.id}@lab.example`,
    interest: '{}',
    status: 'pending',
    admin_notes: null,
    reviewed_by: null,
    reviewed_at: isReviewed ? '2026-02-21T09:00:00Z' : null,
    created_at: '2026-02-20T09:00:00Z',
    last_login_at: null,
    emailed_at: null,
    ...told,
  }
}
