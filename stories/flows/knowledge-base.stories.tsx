import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { documentsMachine } from '../../src/flows/knowledge-base/documents.machine.ts'
import { KnowledgeBaseView } from '../../src/flows/knowledge-base/KnowledgeBaseView.tsx'
import type { ViewState } from '../../src/machines/viewState.ts'
import { contextOf, documentOf, failed, NOW } from '../support/documents.ts'
import { stateStory } from '../support/stateStory.tsx'

export default { title: 'Flows/Knowledge Base' } satisfies Meta

const send = fn()
const view = (state: ViewState<typeof documentsMachine>) => (
  <KnowledgeBaseView state={state} send={send} uploads={[]} rows={{}} now={NOW} />
)

export const NoBackend = stateStory(documentsMachine, 'noBackend', contextOf({ hasBackend: false }), view)

export const Loading = stateStory(documentsMachine, 'loading', contextOf({ documents: [] }), view)

export const Failed = stateStory(
  documentsMachine,
  'failed',
  contextOf({ documents: [], failure: 'Service Unavailable' }),
  view,
)

export const Empty = stateStory(documentsMachine, { listed: 'empty' }, contextOf({ documents: [] }), view)

export const Ready = stateStory(documentsMachine, { listed: 'ready' }, contextOf(), view)

export const Filtered = stateStory(
  documentsMachine,
  { listed: 'ready' },
  contextOf({ search: 'consolidation', filter: 'completed' }),
  view,
)

export const NoMatches = stateStory(
  documentsMachine,
  { listed: 'noMatches' },
  contextOf({ search: 'hippocampus', filter: 'failed' }),
  view,
)

const kinds = ['pdf', 'docx', 'md', 'txt']

export const TwoHundredDocuments = stateStory(
  documentsMachine,
  { listed: 'ready' },
  contextOf({
    documents: Array.from({ length: 200 }, (_, place) =>
      documentOf({ filename: `sleep-study-${200 - place}.${kinds[place % 4]}`, age: place * 3_600_000 }),
    ),
  }),
  view,
)
TwoHundredDocuments.tags = ['behaviour']

const unbroken = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente'

export const LongNames = stateStory(
  documentsMachine,
  { listed: 'ready' },
  contextOf({
    documents: [
      documentOf({ filename: `${unbroken.repeat(4)}.pdf` }),
      documentOf({ filename: 'a.md', is_indexed: false }),
      documentOf({
        filename: `${'Görüşme dökümü, ikinci oturum, '.repeat(6)}son hâli.docx`,
        status: 'failed',
        is_indexed: false,
        failure_reason: `The part ${unbroken.repeat(3)} of this file cannot be read.`,
      }),
      documentOf({
        filename: 'Protokół z drugiego spotkania o utrwalaniu pamięci.txt',
        status: 'processing',
      }),
    ],
  }),
  view,
)

/** The library is long; here one document stands for it. */
const One = stateStory(documentsMachine, { listed: 'ready' }, contextOf({ documents: [failed] }), view)

/** From anywhere on the page a slash goes to the search; in the search it is a letter. */
export const SlashSearches: StoryObj = {
  ...One,
  tags: ['behaviour'],
  parameters: {},
  play: async ({ canvas }) => {
    send.mockClear()
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox', { name: 'Search by file name' })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('/')
    await expect(send).toHaveBeenCalledWith({ type: 'search.edited', search: '/' })
  },
}

/** Nothing is deleted unasked, and a no gives the focus back. */
export const ConfirmingDelete: StoryObj = {
  ...One,
  parameters: {},
  play: async ({ canvas, canvasElement }) => {
    send.mockClear()
    const name = /^Delete polysomnography/
    await userEvent.click(await canvas.findByRole('button', { name }))
    const page = within(canvasElement.ownerDocument.body)
    const dialog = within(await page.findByRole('alertdialog', { name: 'Delete this document?' }))
    const named = dialog.getByText('polysomnography-export-subject-0417.txt')
    await waitFor(() => expect(named).toBeVisible())
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    await expect(send).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name }))
    await waitFor(() => expect(page.getByRole('button', { name: 'Delete document' })).toBeVisible())
  },
}
