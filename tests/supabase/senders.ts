import type { Caller, Case, Operation, Step } from './case.ts'
import { APPLICANT } from './fixture.ts'

// The limit of applications of one sender.

const LIMIT = 20
const SENDER = '203.0.113.7'

const apply = (email: string): Operation => ({
  table: 'waitlist_submissions',
  action: 'insert',
  values: { ...APPLICANT, email },
})

/** Applications of the callers in turn. */
const applications = (count: number, ...callers: readonly Caller[]): Step[] =>
  Array.from({ length: count }, (_, place) => ({
    caller: callers[place % callers.length] ?? {},
    operation: apply(`noor${place}@lab.example`),
  }))

const next = apply('next@lab.example')
const from = (address: string): Caller => ({ address })

export const APPLICATION_LIMITS: readonly Case[] = [
  { before: applications(LIMIT - 1, from(SENDER)), caller: from(SENDER), operation: next, outcome: 1 },
  { before: applications(LIMIT, from(SENDER)), caller: from(SENDER), operation: next, outcome: 'limited' },
  // Signing in starts no new count.
  {
    before: applications(LIMIT, from(SENDER), { user: 'una', address: SENDER }),
    caller: { user: 'other', address: SENDER },
    operation: next,
    outcome: 'limited',
  },
  // The limit is checked before the row, so that it says nothing about who has applied.
  {
    before: applications(LIMIT, from(SENDER)),
    caller: from(SENDER),
    operation: apply('noor1@lab.example'),
    outcome: 'limited',
  },
  // Others are not affected.
  { before: applications(LIMIT, from(SENDER)), caller: from('203.0.113.8'), operation: next, outcome: 1 },
  { before: applications(LIMIT, from(SENDER)), caller: {}, operation: next, outcome: 1 },
  // Who has an IPv6 address has its whole /64 network.
  {
    before: applications(LIMIT, from('2001:db8:0:7::1'), from('2001:DB8::7:0:0:1:2')),
    caller: from('2001:db8:0:7:ffff::9'),
    operation: next,
    outcome: 'limited',
  },
  {
    before: applications(LIMIT, from('2001:db8:0:7::1')),
    caller: from('2001:db8:0:8::1'),
    operation: next,
    outcome: 1,
  },
  // A header that is no address counts as unknown.
  { before: applications(LIMIT, from('nowhere')), caller: from('nowhere'), operation: next, outcome: 1 },
]
