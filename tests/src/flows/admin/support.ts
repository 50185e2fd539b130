import { createApplication } from '../../../../mocks/factories/application.ts'

// Applications for the tests of searching, sorting and exporting the list.

export const una = createApplication({
  id: 'una',
  first_name: 'Una',
  last_name: 'Sørensen',
  interest: JSON.stringify({
    role: 'researcher',
    organization: 'Háskóli Íslands',
    researchArea: 'cognitive-science',
    useCase: 'Replay and consolidation',
    timeline: 'short-term',
  }),
  created_at: '2026-02-20T09:00:00Z',
})
export const zoe = createApplication({
  id: 'zoe',
  first_name: 'Zoë',
  status: 'active',
  admin_notes: 'Met at the spring workshop',
  last_login_at: '2026-03-01T09:00:00Z',
  created_at: '2026-02-10T09:00:00Z',
})
const invalidInterest = createApplication({
  id: 'invalid',
  first_name: 'Åsa',
  interest: '{"role',
  status: 'rejected',
  created_at: '2026-02-20T09:00:00Z',
})
const unknownStatus = createApplication({
  id: 'unknown',
  first_name: 'Bo',
  status: 'archived' as 'pending',
  created_at: '2026-02-20T09:00:00Z',
})
export const APPLICATIONS = [una, zoe, invalidInterest, unknownStatus]
export const idsOf = (applications: readonly { id: string }[]) => applications.map(({ id }) => id)
