import { expect, test } from 'vitest'
import { type AdminDecision, adminDecision, NOT_AN_ADMIN } from '../../../src/domain/adminSignIn.ts'
import type { ProviderOutcome } from '../../../src/domain/signInOutcome.ts'

const UNEXPECTED = 'An unexpected error occurred'
const denied = (message: string | null, signOutProvider = false): AdminDecision => ({
  isAdmitted: false,
  message,
  signOutProvider,
})

test.each<[ProviderOutcome, boolean | null, AdminDecision]>([
  ['accepted', true, { isAdmitted: true, message: null, signOutProvider: false }],
  ['accepted', false, denied('Access denied. Admin privileges required.', true)],
  ['accepted', null, denied(UNEXPECTED, true)],
  ['refused', null, denied('Login failed')],
  ['refused', true, denied('Login failed')],
  ['unreachable', null, denied(UNEXPECTED)],
  ['unreachable', true, denied(UNEXPECTED)],
  [{ message: 'Too many attempts.' }, null, denied('Too many attempts.')],
  ['secondFactor', null, denied(null)],
  ['secondFactor', true, denied(null)],
])('adminDecision for the provider outcome %s and admin row %s', (provider, isAdmin, decision) => {
  expect(adminDecision(provider, isAdmin)).toEqual(decision)
})

test('adminDecision uses the text of NOT_AN_ADMIN', () => {
  expect(adminDecision('accepted', false).message).toBe(NOT_AN_ADMIN)
})
