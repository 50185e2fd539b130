import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { KnowledgeBaseView } from '../../../src/flows/knowledge-base/layout/KnowledgeBaseView.tsx'
import { documentsMachine } from '../../../src/flows/knowledge-base/machine/documents.machine.ts'
import { documentsContextOf, failed, NOW } from '../../support/documents.ts'
import { dragging, pasting } from '../../support/fileTransfer.ts'
import { at } from '../../support/stateStory.tsx'

const send = fn()

/** A list with one document. */
export default {
  title: 'Behavior/Knowledge Base',
  tags: ['behavior'],
  render: () => (
    <KnowledgeBaseView
      state={at(documentsMachine, { listed: 'ready' }, documentsContextOf({ documents: [failed] }))}
      send={send}
      uploads={[]}
      rows={{}}
      now={NOW}
      onOpen={send}
      onReread={send}
    />
  ),
} satisfies Meta

const notes = new File(['# Notes'], 'notes.md')
const chosenNotes = { type: 'files.chosen', files: [expect.objectContaining({ name: 'notes.md', size: 7 })] }

/** The slash key focuses the search field; in the search field it is a letter. */
export const SlashFocusesSearch: StoryObj = {
  play: async ({ canvas }) => {
    send.mockClear()
    await userEvent.keyboard('/')
    const search = canvas.getByRole('searchbox', { name: 'Search by file name' })
    await expect(search).toHaveFocus()
    await userEvent.keyboard('/')
    await expect(send).toHaveBeenCalledWith({ type: 'search.edited', search: '/' })
  },
}

/** Files can be dropped anywhere in the window. Dragged text is ignored. */
export const DroppedAnywhere: StoryObj = {
  play: async ({ canvas }) => {
    send.mockClear()
    const heading = await canvas.findByRole('heading', { level: 1 })
    dragging('dragenter', heading, 'words')
    await expect(canvas.queryByText('Drop to upload')).toBeNull()
    await expect(dragging('dragover', heading, notes)).toMatchObject({ defaultPrevented: true })
    await expect(await canvas.findByText('Drop to upload')).toBeVisible()
    dragging('dragleave', heading, notes)
    await waitFor(() => expect(canvas.queryByText('Drop to upload')).toBeNull())
    dragging('dragover', heading, notes)
    await canvas.findByText('Drop to upload')
    dragging('drop', heading, notes)
    await waitFor(() => expect(canvas.queryByText('Drop to upload')).toBeNull())
    await expect(send.mock.calls).toEqual([[chosenNotes]])
    // Files dropped on the drop zone are handled once.
    dragging('drop', canvas.getByRole('button', { name: /choose files/ }), notes)
    await expect(send).toHaveBeenCalledTimes(2)
    dragging('drop', heading, 'words')
    await expect(send).toHaveBeenCalledTimes(2)
  },
}

/** A pasted file is uploaded, unless a text field has focus. */
export const Pasted: StoryObj = {
  play: async ({ canvas }) => {
    send.mockClear()
    const { body } = document
    pasting(await canvas.findByRole('searchbox'), notes)
    pasting(body, 'words')
    await expect(send).not.toHaveBeenCalled()
    pasting(body, notes)
    await expect(send.mock.calls).toEqual([[chosenNotes]])
  },
}

/** Files dropped while a dialog is open are neither uploaded nor opened by the browser. */
export const DropBehindDialogIsIgnored: StoryObj = {
  play: async ({ canvas }) => {
    send.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete polysomnography/ }))
    const dialog = await screen.findByRole('alertdialog')
    await expect(dragging('dragover', dialog, notes)).toMatchObject({ defaultPrevented: true })
    await expect(dragging('drop', dialog, notes)).toMatchObject({ defaultPrevented: true })
    pasting(dialog, notes)
    await expect(screen.queryByText('Drop to upload')).toBeNull()
    await expect(send).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
  },
}
