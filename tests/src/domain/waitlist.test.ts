import { expect, test } from 'vitest'
import type { WaitlistAction, WaitlistStatus } from '../../../src/domain/waitlist.ts'
import { WAITLIST_STATUS_LABELS, WAITLIST_STATUSES, waitlistActions } from '../../../src/domain/waitlist.ts'
import {
  labelOf,
  RESEARCH_AREA_OPTIONS,
  ROLE_OPTIONS,
  TIMELINE_OPTIONS,
} from '../../../src/domain/waitlistOptions.ts'

test.each<[WaitlistStatus, string, WaitlistAction[]]>([
  ['pending', 'Pending', ['review']],
  ['approved', 'Approved', ['resend', 'reset']],
  ['rejected', 'Rejected', []],
  ['registered', 'Registered', ['reset', 'cleanup']],
  ['active', 'Active', ['reset', 'cleanup']],
])('an application that is %s reads %s and offers %j', (status, label, actions) => {
  expect(WAITLIST_STATUS_LABELS[status]).toBe(label)
  expect(waitlistActions(status)).toEqual(actions)
})

test.each<[WaitlistAction, WaitlistStatus[]]>([
  ['review', ['pending']],
  ['resend', ['approved']],
  ['reset', ['approved', 'registered', 'active']],
  ['cleanup', ['registered', 'active']],
])('%s is offered for %j only', (action, statuses) => {
  expect(WAITLIST_STATUSES.filter((status) => waitlistActions(status).includes(action))).toEqual(statuses)
})

test.each([
  [ROLE_OPTIONS, 'researcher, investor, journalist, technologist, entrepreneur, consultant, other'],
  [
    RESEARCH_AREA_OPTIONS,
    'ai-safety, cognitive-science, epistemology, machine-learning, neuroscience, psychology, investment, technology, media, other',
  ],
  [TIMELINE_OPTIONS, 'immediate, short-term, medium-term, long-term, flexible'],
])('the values of a list are those of the database', (options, values) => {
  expect(options.map(({ value }) => value).join(', ')).toBe(values)
  expect(new Set(options.map(({ label }) => label)).size).toBe(options.length)
})

test.each([
  ['ai-safety', 'AI safety'],
  ['alchemy', 'alchemy'],
  ['', ''],
])('the research area %j reads %j', (value, label) => {
  expect(labelOf(RESEARCH_AREA_OPTIONS, value)).toBe(label)
})
