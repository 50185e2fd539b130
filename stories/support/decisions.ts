import { createApplication } from '../../mocks/factories/application.ts'
import { initialDecisionContext } from '../../src/flows/admin/review/decision.base.ts'
import type { DecisionContext } from '../../src/flows/admin/review/decision.types.ts'
import type { DecisionItem, ItemStatus, ItemStatusKind } from '../../src/flows/admin/review/decisionItems.ts'
import type { ApplicationEvent } from '../../src/hosted/applicationEvents.ts'
import type { Application } from '../../src/hosted/applications.ts'
import { NOW } from './applications.ts'
import { PROVIDER_OFFLINE } from './offline.ts'

const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString()

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
  created_at: minutesAgo(166),
})

/** Right-to-left text, markup and values of maximum length. */
export const longApplication: Application = {
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

/** The interest is not valid JSON. */
export const invalidInterest: Application = {
  ...anneliese,
  id: 'invalid',
  interest: '{"role": "researcher", ',
}

export const approved: Application = {
  ...anneliese,
  status: 'approved',
  admin_notes: 'Strong fit: a large archive of their own with known conflicts.',
  reviewed_by: 'ines',
  reviewed_at: minutesAgo(2),
}

export const rejected: Application = {
  ...approved,
  status: 'rejected',
  admin_notes: 'No use case that needs a graph.',
}

export const events: readonly ApplicationEvent[] = [
  { id: '1', kind: 'submitted', at: minutesAgo(166), by_email: null },
  { id: '2', kind: 'approved', at: minutesAgo(48), by_email: 'ines.castellanos@engram.example' },
  { id: '3', kind: 'returned', at: minutesAgo(46), by_email: 'ines.castellanos@engram.example' },
  { id: '4', kind: 'rejected', at: minutesAgo(44), by_email: 'li@engram.example' },
  { id: '5', kind: 'returned', at: minutesAgo(40), by_email: 'li@engram.example' },
  { id: '6', kind: 'approved', at: minutesAgo(39), by_email: 'li@engram.example' },
  { id: '7', kind: 'emailed', at: minutesAgo(38), by_email: null },
  { id: '8', kind: 'registered', at: minutesAgo(12), by_email: 'a.oyelaran-fitzgerald@bristol.example' },
  { id: '9', kind: 'active', at: minutesAgo(0), by_email: 'a.oyelaran-fitzgerald@bristol.example' },
]

export const decidedElsewhere: ItemStatus = {
  kind: 'decidedElsewhere',
  status: 'approved',
  by: 'ines.castellanos@engram.example',
  at: minutesAgo(2),
}

const NAMES = ['Thandiwe Mkhize', 'Devon Park', 'Chiara Bevilacqua', 'Mei Lin', 'Gudmundur Adalsteinsson']

/** The items of a decision, one for each given status. The first is Anneliese's. */
export function itemsOf(...statuses: (ItemStatus | ItemStatusKind)[]): DecisionItem[] {
  return statuses.map((given, index) => {
    const [first_name = '', last_name = ''] = NAMES[index - 1]?.split(' ') ?? []
    const application = index === 0 ? anneliese : { ...anneliese, id: String(index), first_name, last_name }
    const status = (
      typeof given === 'string' ? { kind: given, reason: PROVIDER_OFFLINE } : given
    ) as ItemStatus
    return { application, status }
  })
}

export function decisionOf(
  items: readonly DecisionItem[],
  context: Partial<DecisionContext> = {},
): DecisionContext {
  const input = { applications: [], verdict: 'approved', notes: null, reviewedBy: 'li' } as const
  return { ...initialDecisionContext(input), items, ...context }
}
