import { type Applicant, NOOR as NAMED, type Person } from '../../../mocks/worlds/people.ts'

/** The person whose way into the product the journeys follow. */
export const NOOR: Applicant & Person = {
  ...NAMED,
  email: 'noor.haddad@halden-lab.example',
  interest: {
    role: 'researcher',
    organization: 'Halden Sleep Lab',
    researchArea: 'neuroscience',
    useCase: 'Where our protocol and our night logs disagree.',
    timeline: 'immediate',
  },
  password: 'Spindle-night-7',
  machineName: 'Pharos',
  roles: ['user'],
}

export const NAME = `${NOOR.firstName} ${NOOR.lastName}`

/** What the admin notes about her application. */
export const NOTES = 'Knows the study.'

export const QUESTION = 'At how many decibels are the sound cues played?'
