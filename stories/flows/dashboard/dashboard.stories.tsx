import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { createDisagreement } from '../../../mocks/factories/disagreement.ts'
import type { Disagreement, SuggestedQuestion } from '../../../src/api/types.ts'
import { DashboardView } from '../../../src/flows/dashboard/DashboardView.tsx'
import type { DashboardData } from '../../../src/flows/dashboard/dashboard.machine.ts'
import { dashboardMachine } from '../../../src/flows/dashboard/dashboard.machine.ts'
import { type GraphSize, identifiersOf } from '../../../src/flows/dashboard/dashboard.ts'
import { decisionsOf } from '../../../src/flows/dashboard/decisions.ts'
import { KnowledgeGraphView } from '../../../src/flows/dashboard/graph/KnowledgeGraphView.tsx'
import type { KnowledgeGraphContext } from '../../../src/flows/dashboard/graph/knowledgeGraph.machine.ts'
import {
  initialKnowledgeGraphContext,
  knowledgeGraphMachine,
} from '../../../src/flows/dashboard/graph/knowledgeGraph.machine.ts'
import type { KnowledgeGraphViewProps } from '../../../src/flows/dashboard/graph/viewProps.ts'
import type { DashboardProps } from '../../../src/flows/dashboard/viewProps.ts'
import { FirstDocumentView } from '../../../src/flows/knowledge-base/first-document/FirstDocumentView.tsx'
import type { AccessMode } from '../../../src/session/access.ts'
import { backendAccessNotice } from '../../support/backendAccess.tsx'
import { createDocumentAged, failed, indexed, NOW, processing, ready } from '../../support/documents.ts'
import { dragging } from '../../support/fileTransfer.ts'
import { InApp, inRouter, Part } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { sleepConcepts } from '../../support/sleepConcepts.ts'
import { at, stateStory } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

export default { title: 'Flows/Dashboard', decorators: [inRouter()] } satisfies Meta

const graphContext: KnowledgeGraphContext = {
  ...initialKnowledgeGraphContext({ userId: mira.id, display: 'picture' }),
  ...sleepConcepts,
}

const graph = <KnowledgeGraphView state={at(knowledgeGraphMachine, 'browsing', graphContext)} send={fn()} />

const question = (text: string, kind: SuggestedQuestion['kind']): SuggestedQuestion => ({
  question: text,
  kind,
  filenames: [],
})

const personal: DashboardData = {
  scope: 'personal',
  graph: { totalNodes: 12_481, totalRelationships: 38_902, documentsProcessed: 143 },
  recent: [indexed, processing, ready],
  decisions: decisionsOf([ready, { ...failed, failure_reason: 'This PDF is protected by a password.' }]),
  questions: [
    question('At what volume are the sound cues played?', 'contradiction'),
    question('What is spindle density?', 'concept'),
  ],
  hasDocumentInProgress: true,
}

const disagreementOfLastYear = (id: string) => createDisagreement({ id, created_at: '2025-11-21T09:00:00Z' })

interface StoryOptions {
  data?: DashboardData
  failure?: string | null
  mode?: AccessMode
  isOnboardingOffered?: boolean
  name?: string
  disagreements?: readonly Disagreement[]
}

interface DashboardArgs extends Partial<GraphSize> {
  failure: string | null
  name: string
  email: string
  tolerance: number
}

function story(
  value: StateValueFrom<typeof dashboardMachine>,
  {
    data,
    failure = null,
    mode = 'backend',
    name = 'Mira',
    isOnboardingOffered = false,
    disagreements = data?.recent.length === 3 ? ['x1', 'x2', 'x3'].map(disagreementOfLastYear) : [],
  }: StoryOptions = {},
): StoryObj<DashboardArgs> {
  const contextWith = ({
    totalNodes = 0,
    totalRelationships = 0,
    documentsProcessed,
    failure,
  }: DashboardArgs) => ({
    query: mode === 'backend' ? identifiersOf(mira) : null,
    data: data ? { ...data, graph: { totalNodes, totalRelationships, documentsProcessed } } : null,
    failure,
  })
  const view = (state: DashboardProps['state'], { name, email, tolerance }: DashboardArgs) => (
    <InApp page="Home">
      <DashboardView
        state={state}
        send={fn()}
        disagreements={disagreements}
        onAsk={fn()}
        onAction={fn()}
        name={name}
        email={email}
        mode={mode}
        tolerance={tolerance}
        now={NOW}
        onboardingOffer={isOnboardingOffered ? { onDismiss: fn() } : null}
        backendAccess={backendAccessNotice('Some features may be limited', {
          tone: 'info',
          isDemo: mode === 'demo',
        })}
        graph={graph}
        firstDocument={<FirstDocumentView onFiles={fn()} />}
      />
    </InApp>
  )
  const args = { failure, name, email: mira.email, tolerance: 0.7, ...data?.graph }
  return stateStory(dashboardMachine, value, contextWith, view, args)
}

/** Waits for the layout of the graph; the page and the full screen compute one each. */
const drawn = async () => {
  await waitFor(() => expect(screen.queryAllByText('Drawing the graph')).toEqual([]))
}

export const Personal = { ...story({ loaded: 'personal' }, { data: personal }), play: drawn }
/** Not pictured: looks like Personal, with a row that names the disagreement. */
export const NewDisagreement = {
  ...story({ loaded: 'personal' }, { data: personal, disagreements: [createDisagreement()] }),
  tags: ['behavior'],
  play: async () => {
    await drawn()
    const row = screen.getByRole('link', { name: 'Notice period' })
    await expect(row).toHaveAttribute('href', '/knowledge-base/disagreements')
    await expect(row.closest('li')).toHaveTextContent('Contradiction')
  },
}
/** The figures of all users are dimmed. */
export const Global = story(
  { loaded: 'global' },
  {
    data: {
      ...personal,
      scope: 'global',
      recent: [createDocumentAged({ filename: 'ملاحظات المختبر.pdf', status: 'failed', age: 20_000 })],
    },
  },
)
/** A new account starts with its first document. */
export const NewAccount = story(
  { loaded: 'global' },
  { data: { ...personal, scope: 'global', recent: [], decisions: [] } },
)
/** A new account without onboarding: its assistant has the default settings. */
export const OnboardingOffered = story(
  { loaded: 'global' },
  { data: { ...personal, scope: 'global', recent: [], decisions: [] }, isOnboardingOffered: true },
)
export const NewAccountOnPhone = {
  ...NewAccount,
  globals: { viewport: { value: 'phone' } },
  tags: ['behavior'],
}
/** Files are dragged over the window. */
export const NewAccountDropActive: typeof NewAccount = {
  ...NewAccount,
  play: async ({ canvas }) => {
    dragging('dragover', await canvas.findByRole('heading', { level: 1 }), new File(['Tides'], 'tides.md'))
    await canvas.findByText('Drop to upload')
  },
}
export const Empty = story(
  { loaded: 'empty' },
  {
    data: {
      scope: 'personal',
      graph: { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 },
      recent: [],
      decisions: [],
      questions: [],
      hasDocumentInProgress: false,
    },
  },
)
export const Loading = story('loading')
export const Failed = story('failed', { failure: BACKEND_OFFLINE })
export const HostedOnly = story('noBackend', {
  mode: 'hosted',
  name: 'Wilhelmina-Josephine Achterberg-Nwosu',
})
export const DemoOnly = story('noBackend', { mode: 'demo', name: 'Demo guest' })

function graphStory(
  value: StateValueFrom<typeof knowledgeGraphMachine>,
  context: Partial<KnowledgeGraphContext> = {},
  nextContent: ReactNode = null,
): StoryObj<Partial<KnowledgeGraphContext>> {
  const view = (state: KnowledgeGraphViewProps['state']) => (
    <Part>
      {nextContent}
      <KnowledgeGraphView state={state} send={fn()} />
    </Part>
  )
  return stateStory(knowledgeGraphMachine, value, (args) => ({ ...graphContext, ...args }), view, context)
}

export const KnowledgeGraphLoading = graphStory('loading', { concepts: [] })
export const KnowledgeGraphFailed = graphStory('failed', { concepts: [], failure: BACKEND_OFFLINE })
/** Nothing is shown when the backend has no graph for the user. */
export const KnowledgeGraphUnavailable = graphStory(
  'unavailable',
  { concepts: [] },
  <p>The end of the dashboard.</p>,
)
KnowledgeGraphUnavailable.tags = ['no-picture']
export const KnowledgeGraphPicture = { ...graphStory('browsing'), play: drawn }
export const KnowledgeGraphTable = graphStory('browsing', { display: 'table' })
export const KnowledgeGraphTableOfAll = graphStory('browsing', { display: 'table', showsAll: true })
/** Phones show the table first. */
export const KnowledgeGraphOnPhone = {
  ...graphStory('browsing', { display: 'table' }),
  globals: { viewport: { value: 'phone' } },
  tags: ['behavior'],
}
export const KnowledgeGraphPictureOnPhone = {
  ...graphStory('browsing'),
  globals: { viewport: { value: 'phone' } },
  tags: ['behavior'],
  play: drawn,
}
/** The edges and neighbors of a hovered concept are highlighted. */
export const ConceptHovered: StoryObj<Partial<KnowledgeGraphContext>> = {
  ...graphStory('browsing'),
  play: async ({ canvas }) => {
    await drawn()
    await userEvent.hover(canvas.getByRole('button', { name: /^spindles,/ }))
  },
}
export const ConceptsFound = { ...graphStory('browsing', { search: 'sound' }), play: drawn }
export const NoConceptFound = { ...graphStory('browsing', { search: 'volcano' }), play: drawn }
export const NoConceptFoundInTable = graphStory('browsing', { search: 'volcano', display: 'table' })
/** A backend that ignores the requested number returns ten concepts, without passages and polarities. */
export const TenConcepts = {
  ...graphStory('browsing', {
    concepts: sleepConcepts.concepts.slice(0, 10).map((concept) => ({ ...concept, passages: [] })),
    drawn: sleepConcepts.concepts.slice(0, 10).map(({ name }) => name),
    connections: sleepConcepts.connections.map((connection) => ({
      ...connection,
      kind: 'related' as const,
    })),
  }),
  play: drawn,
}
export const FullScreen = { ...graphStory('browsing', { isFullScreen: true }), play: drawn }
export const ConceptOpen = { ...graphStory('open', { openConceptName: 'spindles' }), play: drawn }
export const ConceptOpenInFullScreen = {
  ...graphStory('open', { openConceptName: 'replay', isFullScreen: true }),
  play: drawn,
}
/** A backend without passages: the section is left out. */
export const ConceptWithoutPassages = {
  ...graphStory('open', {
    openConceptName: 'spindles',
    concepts: sleepConcepts.concepts.map((concept) => ({ ...concept, passages: [], documents: [] })),
  }),
  play: drawn,
}
