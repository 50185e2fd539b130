import { expect, test } from 'vitest'
import { personalRegistration, waitlistRegistration } from '../../../src/domain/registration.ts'

const ACCOUNT = { firstName: 'Ada', lastName: '', email: 'ada@lab.example', password: 'Lantern-7' }
const FIELDS = { name: 'Ada', email: 'ada@lab.example', password: 'Lantern-7' }

test('the registration of an applicant has default values for the assistant', () => {
  expect(waitlistRegistration(ACCOUNT)).toEqual({
    ...FIELDS,
    machine_name: 'Assistant',
    contradiction_tolerance: 0,
    belief_sensitivity: '{}',
  })
})

test('the registration after onboarding has the chosen assistant', () => {
  const personality = { contradiction_tolerance: 0.4, belief_sensitivity: 'low' } as const
  expect(personalRegistration({ ...ACCOUNT, lastName: 'Byron' }, 'Pharos', personality)).toEqual({
    ...FIELDS,
    name: 'Ada Byron',
    machine_name: 'Pharos',
    ...personality,
  })
})
