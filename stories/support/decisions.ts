import { createApplication } from '../../mocks/factories/application.ts'
import type { DecisionContext } from '../../src/flows/admin/review/decision.base.ts'
import type { DecisionItem } from '../../src/flows/admin/review/decisionItems.ts'
import type { ItemStatus, ItemStatusKind } from '../../src/flows/admin/review/decisionRules.ts'
import type { ApplicationEvent } from '../../src/hosted/applicationEvents.ts'
import type { Application } from '../../src/hosted/applications.ts'

/** The moment of the stories. */
export const NOW = Date.parse('2026-11-21T12:00:00Z')
const before = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

export const OFFLINE =
  'Network error: Unable to connect to the account service. Please check your internet connection and try again.'

export const anneliese: Application = createApplication({
  id: 'anneliese',
  first_name: 'Anneliese',
  last_name: 'Oyelaran-Fitzgerald',
  email: 'a.oyelaran-fitzgerald@bristol.example',
  interest: JSON.stringify({
    role: 'researcher',
    organization: 'University of Bristol, School of Psychological Science',
    researchArea: 'cognitive-science',
    timeline: 'short-term',
    useCase:
      'Eleven years of sleep-lab notes, transcripts and papers contradict each other in places. I want to ask which findings still hold, and to see the pages behind each answer.',
  }),
  created_at: before(166),
})

/** Right to left, with markup, as long as it may be. */
export const long: Application = {
  ...anneliese,
  id: 'long',
  first_name: 'عبد الرحمن بن محمد',
  last_name: 'الأنصاري-Wolfeschlegelsteinhausenbergerdorff',
  email: `abdulrahman.${'al.ansari.'.repeat(6)}@a-very-long-institute-of-memory-research.example`,
  interest: JSON.stringify({
    role: 'archivist',
    organization: '<b>Institute</b> & Co.',
    useCase: `<script>alert('use case')</script> ${'ذاكرة '.repeat(42)}`.slice(0, 300),
  }),
}

/** Written by hand, and not as it should be. */
export const broken: Application = { ...anneliese, id: 'broken', interest: '{"role": "researcher", ' }

export const approved: Application = {
  ...anneliese,
  status: 'approved',
  admin_notes: 'Strong fit: a large archive of their own with known conflicts.',
  reviewed_by: 'ines',
  reviewed_at: before(2),
}

export const events: readonly ApplicationEvent[] = [
  { id: '1', kind: 'submitted', at: before(166), by_email: null },
  { id: '2', kind: 'approved', at: before(48), by_email: 'ines.castellanos@engram.example' },
  { id: '3', kind: 'returned', at: before(46), by_email: 'ines.castellanos@engram.example' },
  { id: '4', kind: 'rejected', at: before(44), by_email: 'li@engram.example' },
  { id: '5', kind: 'returned', at: before(40), by_email: 'li@engram.example' },
  { id: '6', kind: 'approved', at: before(39), by_email: 'li@engram.example' },
  { id: '7', kind: 'emailed', at: before(38), by_email: null },
  { id: '8', kind: 'registered', at: before(12), by_email: 'a.oyelaran-fitzgerald@bristol.example' },
  { id: '9', kind: 'active', at: before(0), by_email: 'a.oyelaran-fitzgerald@bristol.example' },
]

export const taken: ItemStatus = {
  kind: 'taken',
  status: 'approved',
  by: 'ines.castellanos@engram.example',
  at: before(2),
}

const NAMES = ['Thandiwe Mkhize', 'Devon Park', 'Chiara Bevilacqua', 'Mei Lin', 'Gudmundur Adalsteinsson']

/** The rows of a decision about several, each standing so; the first is Anneliese's. */
export function rowsOf(...standings: (ItemStatus | ItemStatusKind)[]): DecisionItem[] {
  return standings.map((given, place) => {
    const [first_name = '', last_name = ''] = NAMES[place - 1]?.split(' ') ?? []
    const submission = place === 0 ? anneliese : { ...anneliese, id: String(place), first_name, last_name }
    const standing = (typeof given === 'string' ? { kind: given, reason: OFFLINE } : given) as ItemStatus
    return { submission, standing }
  })
}

export function decisionOf(
  rows: readonly DecisionItem[],
  context: Partial<DecisionContext> = {},
): DecisionContext {
  return {
    rows,
    verdict: 'approved',
    notes: null,
    reviewedBy: 'li',
    hasLeft: false,
    cameTooLate: false,
    ...context,
  }
}
