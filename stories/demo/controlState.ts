import type { ControlState } from '../../mocks/control/state.ts'
import { SCENARIOS } from '../../mocks/faults/scenarios.ts'
import { ADMIN, DEMO_USER } from '../../mocks/worlds/people.ts'

export const controls: ControlState = {
  world: 'demo',
  worlds: [
    {
      name: 'demo',
      title: 'Sleep laboratory',
      description: 'A sleep laboratory with six documents, two of which contradict each other.',
      people: {
        user: DEMO_USER,
        admin: ADMIN,
        applicant: {
          email: 'tomoko.ferreira@halden-institute.example',
          password: 'Engram-applicant-1',
          firstName: 'Tomoko',
          lastName: 'Ferreira',
        },
        hostedOnly: {
          email: 'leona.brandt@harrow-archive.example',
          password: 'engram-hosted',
          firstName: 'Leona',
          lastName: 'Brandt',
        },
      },
    },
    {
      name: 'empty',
      title: 'No data',
      description: 'No accounts, no applications and no documents.',
      people: {},
    },
    {
      name: 'fresh-beta',
      title: 'First day of the beta',
      description: 'The first day of the beta: an admin and three applications.',
      people: { admin: ADMIN },
    },
  ],
  faults: [],
  scenarios: Object.entries(SCENARIOS).map(([name, { title, description }]) => ({
    name,
    title,
    description,
  })),
  clock: { now: '2026-11-23T09:00:00.000Z', offsetMs: 0 },
  canUndo: false,
}

/** A demo with a fault, a moved clock and other data than before. */
export const changedControls: ControlState = {
  ...controls,
  world: 'fresh-beta',
  faults: ['backend-down', 'askQuestion:status=503'],
  clock: { now: '2026-12-01T09:00:00.000Z', offsetMs: 8 * 24 * 60 * 60 * 1000 },
  canUndo: true,
}
