import { expect, test } from 'vitest'
import {
  isWaitlistUser,
  personalRegistration,
  waitlistRegistration,
} from '../../../src/domain/registration.ts'

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
  const answers = { machine_name: 'Pharos', contradiction_tolerance: 0.4, belief_sensitivity: 'low' } as const
  expect(personalRegistration({ ...ACCOUNT, lastName: 'Byron' }, answers)).toEqual({
    ...FIELDS,
    name: 'Ada Byron',
    ...answers,
  })
})

test('a user has the default values of the waitlist until one of them changes', () => {
  const user = waitlistRegistration(ACCOUNT)
  expect(isWaitlistUser(user)).toBe(true)
  expect(isWaitlistUser({ ...user, machine_name: 'Pharos' })).toBe(false)
  expect(isWaitlistUser({ ...user, contradiction_tolerance: 0.1 })).toBe(false)
  expect(isWaitlistUser({ ...user, belief_sensitivity: 'moderate' })).toBe(false)
  expect(isWaitlistUser({})).toBe(false)
})
