import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { createSide } from '../../../mocks/factories/disagreement.ts'
import { createDocument } from '../../../mocks/factories/document.ts'
import type { Change } from '../../../src/api/types.ts'
import { CompareView } from '../../../src/flows/compare/CompareView.tsx'
import { compareMachine } from '../../../src/flows/compare/compare.machine.ts'
import { KnowledgeBaseTabs } from '../../../src/modules/disagreements/KnowledgeBaseTabs.tsx'
import { InApp, inRouter } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { stateStories } from '../../support/stateStory.tsx'

export default { title: 'Flows/Compare', decorators: [inRouter('/knowledge-base/compare')] } satisfies Meta

const first = createDocument({ id: 'd1', filename: 'lease-2025.md', is_indexed: true })
const second = createDocument({ id: 'd2', filename: 'lease-2026.md', is_indexed: true })
const documents = [first, second]
const query = { first: first.id, second: second.id }

const later = { document_id: 'd2', filename: 'lease-2026.md', date: '2026-03-01' }
const changes: Change[] = [
  {
    kind: 'changed',
    subject: 'Notice period',
    first: createSide(),
    second: createSide({ ...later, excerpt: 'The notice period is 60 days.', value: '60 days' }),
  },
  {
    kind: 'new',
    subject: 'Bicycles',
    first: null,
    second: createSide({
      ...later,
      heading: 'Cellar',
      excerpt: 'Bicycles are kept in the cellar.',
      value: '',
    }),
  },
  {
    kind: 'gone',
    subject: 'Pets',
    first: createSide({ heading: 'House rules', excerpt: 'Pets need a written permission.', value: '' }),
    second: null,
  },
]

const story = stateStories(compareMachine, { query, data: null, failure: null }, (state) => (
  <InApp page="Knowledge Base">
    <CompareView
      state={state}
      send={fn()}
      kind="all"
      onChange={fn()}
      onOpen={fn()}
      onPrint={fn()}
      tabs={<KnowledgeBaseTabs openCount={2} />}
    />
  </InApp>
))

export const Loading = { ...story('loading'), tags: ['behavior'] } // Not pictured: one block.
export const Failed = { ...story('failed', { failure: BACKEND_OFFLINE }), tags: ['behavior'] } // Not pictured: looks like the Knowledge Base when it fails.
export const Choosing = story(
  { loaded: 'choosing' },
  { query: { first: first.id, second: null }, data: { documents, changes: null } },
)
export const Same = { ...story({ loaded: 'same' }, { data: { documents, changes: [] } }), tags: ['behavior'] } // Not pictured: looks like Choosing.
export const Different = story({ loaded: 'different' }, { data: { documents, changes } })
