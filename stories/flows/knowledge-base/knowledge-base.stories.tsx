import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { KnowledgeBaseView } from '../../../src/flows/knowledge-base/layout/KnowledgeBaseView.tsx'
import { documentsMachine } from '../../../src/flows/knowledge-base/machine/documents.machine.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import { backendAccessNotice } from '../../support/backendAccess.tsx'
import { createDocumentAged, documentsContextOf, failed, indexed, NOW } from '../../support/documents.ts'
import { InApp, inRouter } from '../../support/inApp.tsx'
import { stateStories, stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base', decorators: [inRouter()] } satisfies Meta

const send = fn()
const view = (state: ViewState<typeof documentsMachine>) => (
  <KnowledgeBaseView
    state={state}
    send={send}
    uploads={[]}
    rows={{}}
    backendAccess={backendAccessNotice('Backend Access Required')}
    now={NOW}
    onOpen={send}
    onReread={send}
  />
)

const story = stateStories(documentsMachine, documentsContextOf(), view)
const inApp = stateStories(documentsMachine, documentsContextOf(), (state) => (
  <InApp page="Knowledge Base">{view(state)}</InApp>
))

export const NoBackend = story('noBackend', { hasBackend: false })
export const Loading = story('loading', { documents: [] })
export const Failed = story('failed', { documents: [], failure: 'Service Unavailable' })

/** Files chosen before the list is loaded wait for it. */
export const FailedWithWaitingFiles = story('failed', {
  documents: [],
  filesToInspect: ['notes.md', 'tides.txt'].map((name) => ({ id: name, name, size: 1 })),
  failure: 'Service Unavailable',
})

export const Empty = story({ listed: 'empty' }, { documents: [] })
/** The page in the layout of the app; the other stories show it alone. */
export const Ready = inApp({ listed: 'ready' })
export const Filtered = story({ listed: 'ready' }, { search: 'consolidation', filter: 'completed' })
export const NoMatches = story({ listed: 'noMatches' }, { search: 'hippocampus', filter: 'failed' })

const kinds = ['pdf', 'docx', 'md', 'txt']

const documentsNamed = ({ name, count }: { name: string; count: number }) =>
  Array.from({ length: count }, (_, index) =>
    createDocumentAged({ filename: `${name}-${count - index}.${kinds[index % 4]}`, age: index * 3_600_000 }),
  )

export const TwoHundredDocuments = {
  ...stateStory<typeof documentsMachine, { name: string; count: number }>(
    documentsMachine,
    { listed: 'ready' },
    (args) => documentsContextOf({ documents: documentsNamed(args) }),
    view,
  ),
  args: { name: 'sleep-study', count: 200 },
  tags: ['behavior'],
}

const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'

export const LongNames = story(
  { listed: 'ready' },
  {
    documents: [
      createDocumentAged({ filename: `${unbroken.repeat(4)}.pdf` }),
      createDocumentAged({ filename: 'a.md', is_indexed: false }),
      createDocumentAged({
        filename: `${'Görüşme dökümü, ikinci oturum, '.repeat(6)}son hâli.docx`,
        status: 'failed',
        is_indexed: false,
        failure_reason: `The part ${unbroken.repeat(3)} of this file cannot be read.`,
      }),
      createDocumentAged({
        filename: 'Protokół z drugiego spotkania o utrwalaniu pamięci.txt',
        status: 'processing',
      }),
    ],
  },
)

export const Duplicates = story(
  { listed: 'ready' },
  {
    documents: [indexed],
    duplicates: [
      { file: { id: 'a', name: indexed.filename, size: 1 }, reason: { by: 'name' } },
      {
        file: { id: 'b', name: 'reading-list (1).md', size: 1 },
        reason: { by: 'content', of: 'reading-list.md' },
      },
    ],
  },
)

/** Deleting needs a confirmation; canceling returns the focus. */
export const ConfirmingDelete: StoryObj = {
  ...story({ listed: 'ready' }, { documents: [failed] }),
  parameters: {},
  play: async ({ canvas }) => {
    send.mockClear()
    const name = /^Delete polysomnography/
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this document?' }))
    const named = dialog.getByText('polysomnography-export-subject-0417.txt')
    await waitFor(() => expect(named).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await expect(send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete document' })).toBeVisible())
  },
}
