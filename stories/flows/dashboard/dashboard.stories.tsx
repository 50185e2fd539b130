import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { fn } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import type { Concept } from '../../../src/flows/dashboard/concepts.ts'
import { DashboardView } from '../../../src/flows/dashboard/DashboardView.tsx'
import type { DashboardData } from '../../../src/flows/dashboard/dashboard.machine.ts'
import { dashboardMachine, initialDashboardContext } from '../../../src/flows/dashboard/dashboard.machine.ts'
import type { GraphSize } from '../../../src/flows/dashboard/dashboard.ts'
import { identifiersOf } from '../../../src/flows/dashboard/dashboard.ts'
import type { KnowledgeGraphViewProps } from '../../../src/flows/dashboard/KnowledgeGraphView.tsx'
import { KnowledgeGraphView } from '../../../src/flows/dashboard/KnowledgeGraphView.tsx'
import type { KnowledgeGraphContext } from '../../../src/flows/dashboard/knowledgeGraph.machine.ts'
import {
  initialKnowledgeGraphContext,
  knowledgeGraphMachine,
} from '../../../src/flows/dashboard/knowledgeGraph.machine.ts'
import type { DashboardProps } from '../../../src/flows/dashboard/viewProps.ts'
import type { AccessMode } from '../../../src/session/access.ts'
import { backendAccessNotice } from '../../support/backendAccess.tsx'
import { createDocumentAged, indexed, NOW, processing, ready } from '../../support/documents.ts'
import { InApp, Part } from '../../support/inApp.tsx'
import { at, stateStory } from '../../support/stateStory.tsx'
import { mira } from '../../support/users.ts'

export default {
  title: 'Flows/Dashboard',
  decorators: [
    (Story) => (
      <MemoryRouter>
        <Story />
      </MemoryRouter>
    ),
  ],
} satisfies Meta

const OFFLINE =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

const concept = (name: string, connections: number, salience: number, ...neighbors: string[]): Concept => ({
  name,
  type: 'concept',
  salience,
  connections,
  neighbors,
  statements: neighbors.map((neighbor) => `${name} mentioned with ${neighbor}`),
  documents: [
    'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf',
    'field-notes-sleep-lab-week-11.md',
  ],
})

const concepts = [
  concept('slow-wave sleep', 214, 0.96, 'hippocampus', 'memory', 'spindle', 'cue', '45 minutes', 'night'),
  concept('memory', 188, 0.85, 'hippocampus', 'neocortex', 'spindle', 'synapses', 'word pairs', 'schema'),
  concept('spindle', 151, 0.9, 'neocortex', 'cue', 'pause', 'word pairs'),
  concept('night', 120, 0.7, 'volunteer', 'sounds', '45 minutes', 'pilot'),
  concept('volunteer', 97, 0.62, 'cue', 'word pairs', 'pilot', 'twelve nights'),
  concept('sounds', 83, 0.55, 'cue', 'pilot', 'twelve nights'),
  concept('hippocampus', 80, 0.48, 'neocortex', 'room', 'schema'),
  concept('targeted memory reactivation during stage N2', 46, 0.4, 'pause', 'sounds', 'spindle'),
  concept('neocortex', 31, 0.3, 'synapses', 'schema'),
  concept('reconsolidation', 9, 0.12, 'room', 'memory'),
]

const graphContext = { ...initialKnowledgeGraphContext(mira.id), concepts }

const graph = <KnowledgeGraphView state={at(knowledgeGraphMachine, 'browsing', graphContext)} send={fn()} />

const personal: DashboardData = {
  scope: 'personal',
  graph: { totalNodes: 12_481, totalRelationships: 38_902, documentsProcessed: 143 },
  recent: [indexed, processing, ready],
  hasDocumentInProgress: true,
}

interface StoryOptions {
  data?: DashboardData
  failure?: string | null
  mode?: AccessMode
  name?: string
}

interface DashboardArgs extends Partial<GraphSize> {
  failure: string | null
  name: string
  email: string
  tolerance: number
}

function story(
  value: StateValueFrom<typeof dashboardMachine>,
  { data, failure = null, mode = 'backend', name = 'Mira' }: StoryOptions = {},
): StoryObj<DashboardArgs> {
  const contextWith = ({
    totalNodes = 0,
    totalRelationships = 0,
    documentsProcessed,
    failure,
  }: DashboardArgs) => ({
    ...initialDashboardContext({ hasBackend: mode === 'backend', identifiers: identifiersOf(mira) }),
    data: data ? { ...data, graph: { totalNodes, totalRelationships, documentsProcessed } } : null,
    failure,
  })
  const view = (state: DashboardProps['state'], { name, email, tolerance }: DashboardArgs) => (
    <InApp page="Home">
      <DashboardView
        state={state}
        send={fn()}
        name={name}
        email={email}
        mode={mode}
        tolerance={tolerance}
        now={NOW}
        backendAccess={backendAccessNotice('Some features may be limited', {
          tone: 'info',
          isDemo: mode === 'demo',
        })}
        graph={graph}
      />
    </InApp>
  )
  const args = { failure, name, email: mira.email, tolerance: 0.7, ...data?.graph }
  return stateStory(dashboardMachine, value, contextWith, view, args)
}

export const Personal = story({ loaded: 'personal' }, { data: personal })
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
export const Empty = story(
  { loaded: 'empty' },
  {
    data: {
      scope: 'personal',
      graph: { totalNodes: 0, totalRelationships: 0, documentsProcessed: 0 },
      recent: [],
      hasDocumentInProgress: false,
    },
  },
)
export const Loading = story('loading')
export const Failed = story('failed', { failure: OFFLINE })
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
export const KnowledgeGraphFailed = graphStory('failed', { concepts: [], failure: OFFLINE })
/** Nothing is shown when the backend has no graph for the user. */
export const KnowledgeGraphUnavailable = graphStory(
  'unavailable',
  { concepts: [] },
  <p>The end of the dashboard.</p>,
)
export const KnowledgeGraphDiagram = graphStory('browsing')
export const KnowledgeGraphTable = graphStory('browsing', { display: 'table' })
export const ConceptOpen = graphStory('open', { openConceptName: 'slow-wave sleep' })
