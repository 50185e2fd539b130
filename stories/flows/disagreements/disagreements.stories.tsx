import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createDisagreement, createSide } from '../../../mocks/factories/disagreement.ts'
import type { DisagreementsViewProps } from '../../../src/flows/disagreements/DisagreementsView.tsx'
import { DisagreementsView } from '../../../src/flows/disagreements/DisagreementsView.tsx'
import { NO_FILTER } from '../../../src/flows/disagreements/disagreementFilter.ts'
import {
  disagreementsMachine,
  initialDisagreementsContext,
} from '../../../src/modules/disagreements/disagreements.machine.ts'
import { backendAccessNotice } from '../../support/backendAccess.tsx'
import { InApp, inRouter } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { stateStories } from '../../support/stateStory.tsx'

export default {
  title: 'Flows/Disagreements',
  decorators: [inRouter('/knowledge-base/disagreements')],
} satisfies Meta

const open = createDisagreement()
const superseded = createDisagreement({
  id: 'x2',
  kind: 'superseded',
  subject: 'The opening of the archive',
  sides: [
    createSide({
      filename: 'minutes.md',
      heading: 'October',
      date: '2026-10-14',
      excerpt: 'The archive opens again on 24 October.',
      value: '24 October',
    }),
    createSide({
      filename: 'minutes.md',
      heading: 'November',
      date: '2026-10-28',
      start: 900,
      excerpt: 'The opening of the archive moves to 7 November, because the shelves are late.',
      value: '7 November',
    }),
  ],
})
const decided_at = '2026-11-20T09:00:00Z'
const decided = createDisagreement({
  id: 'x3',
  subject: 'Deposit',
  status: 'decided',
  decision: 'second',
  note: 'Agreed on the phone with the landlord.',
  decided_at,
})
const later = createDisagreement({
  id: 'x4',
  subject: 'Pets',
  status: 'later',
  decision: 'later',
  decided_at,
})
const withdrawn = createDisagreement({ id: 'x5', subject: 'Heating', status: 'withdrawn', decided_at })

const view =
  (props: Partial<DisagreementsViewProps> = {}) =>
  (state: DisagreementsViewProps['state']) => (
    <InApp page="Knowledge Base">
      <DisagreementsView
        state={state}
        send={fn()}
        filter={NO_FILTER}
        onFilter={fn()}
        onOpen={fn()}
        unavailable={backendAccessNotice('Backend Access Required')}
        {...props}
      />
    </InApp>
  )

const story = stateStories(disagreementsMachine, initialDisagreementsContext, view())
const all = stateStories(
  disagreementsMachine,
  initialDisagreementsContext,
  view({ filter: { ...NO_FILTER, status: 'all' } }),
)

export const Unavailable = { ...story('unavailable', { hasBackend: false }), tags: ['behavior'] } // Not pictured: looks like the Knowledge Base without backend access.
export const Loading = { ...story('loading'), tags: ['behavior'] } // Not pictured: one block.
export const Failed = { ...story('failed', { failure: BACKEND_OFFLINE }), tags: ['behavior'] } // Not pictured: looks like the Knowledge Base when it fails.
export const Empty = story({ listed: 'empty' })
export const Ready = story({ listed: 'ready' }, { disagreements: [open, superseded] })
/** What was decided, put aside, or withdrawn because a document was deleted. */
export const Decided = all({ listed: 'ready' }, { disagreements: [decided, later, withdrawn] })
/** None matches the filter. */
export const NoMatches = {
  ...story({ listed: 'ready' }, { disagreements: [decided] }),
  tags: ['behavior'], // Not pictured: looks like the Knowledge Base without matches.
}
