import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { UPLOAD_NEEDS_LOGIN } from '../../../src/flows/knowledge-base/uploads/uploadFailures.ts'
import { failed, ready } from '../../support/documents.ts'
import { LiveKnowledgeBase } from '../../support/LiveKnowledgeBase.tsx'

export default {
  title: 'Flows/Knowledge Base/Live',
  component: LiveKnowledgeBase,
  tags: ['live'],
} satisfies Meta<typeof LiveKnowledgeBase>

type Story = StoryObj<typeof LiveKnowledgeBase>
type Canvas = ReturnType<typeof within>

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

/** Waits for a toast with this title and text. */
async function expectToast(page: Canvas, title: string, text: string) {
  await waitFor(async () => {
    const said = page.getAllByText(title).flatMap((heading: HTMLElement) => heading.parentElement ?? [])
    const toast = said.find((words: HTMLElement) => words.textContent?.includes(text))
    await expect(toast).toBeVisible()
  })
}

const press = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function confirmDeleting(canvas: Canvas, page: Canvas, name: RegExp) {
  await press(canvas, name)
  await press(page, /^Delete document$/)
}

const choose = (...names: string[]): Story['play'] =>
  async function chooseFiles({ canvas, canvasElement }) {
    await canvas.findByRole('table', { name: 'Documents' })
    await pick(canvasElement, ...names)
  }

async function pick(canvasElement: HTMLElement, ...names: string[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is nothing to choose files with.')
  await userEvent.upload(
    input,
    names.map((name) => new File([name], name)),
  )
}

export const LoadFails: Story = {
  args: { documents: [], failure: 'Service Unavailable' },
  play: ({ canvasElement }) =>
    expectToast(pageOf(canvasElement), 'Failed to load documents', 'Service Unavailable'),
}

/** Files chosen after a failed load start another load and wait for it. */
export const FilesWaitForFailedList: Story = {
  args: { documents: [], failure: 'Service Unavailable' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Retry' })
    await pick(canvasElement, 'notes.md')
    await pick(canvasElement, 'tides.md')
    // The notice is visible and announced.
    const [notice] = await canvas.findAllByText(
      '2 files are chosen. They are uploaded as soon as your documents are loaded.',
    )
    await expect(notice).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const DeleteFails: Story = {
  args: { failure: 'Forbidden' },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    await confirmDeleting(canvas, page, /^Delete polysomnography/)
    await expectToast(page, 'Delete Failed', 'Failed to delete document')
  },
}

export const RetryFails: Story = {
  args: { failure: 'Service Unavailable' },
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, /^Retry polysomnography/)
    await expectToast(pageOf(canvasElement), 'Retry Failed', 'Service Unavailable')
  },
}

export const OneUploadFails: Story = {
  args: { failure: 'Upload timeout' },
  play: async (context) => {
    await choose('notes.md')?.(context)
    await expectToast(pageOf(context.canvasElement), 'Upload Failed', 'Upload timeout')
  },
}

export const SomeUploadsFail: Story = {
  args: { failure: 'Network error during upload' },
  play: async (context) => {
    await choose('notes.md', 'tides.txt')?.(context)
    await expectToast(
      pageOf(context.canvasElement),
      'Upload Failed',
      'Some uploads failed: 2 file(s) failed to upload. Check the upload progress for details.',
    )
  },
}

export const UploadSignedOut: Story = {
  args: { failure: UPLOAD_NEEDS_LOGIN },
  play: async (context) => {
    await choose('notes.md')?.(context)
    await expectToast(pageOf(context.canvasElement), 'Authentication Required', UPLOAD_NEEDS_LOGIN)
  },
}

/** After a failed upload is dismissed, focus moves to the next one, then to the drop zone. */
export const FocusAfterDismiss: Story = {
  args: { failure: 'Upload timeout' },
  play: async (context) => {
    const { canvas } = context
    await choose('notes.md', 'tides.txt')?.(context)
    await press(canvas, /^Dismiss notes/)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Dismiss tides/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /choose files/ })).toHaveFocus())
  },
}

/** Failed uploads stay with their reason until they are dismissed, also after another page was open. */
export const FailedUploadsAfterNavigation: Story = {
  args: { failure: 'Upload timeout', leavable: true },
  play: async (context) => {
    const { canvas, canvasElement } = context
    await choose('notes.md')?.(context)
    await expectToast(pageOf(canvasElement), 'Upload Failed', 'Upload timeout')
    await press(canvas, /^Another page$/)
    await expect(canvas.queryByRole('heading', { name: 'Knowledge Base' })).toBeNull()
    await press(canvas, /^Back$/)
    const uploads = within(await canvas.findByRole('region', { name: 'Uploads' }))
    await expect(uploads.getByText('Upload timeout')).toBeVisible()
    await press(canvas, /^Dismiss notes/)
    await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull()
    await press(canvas, /^Another page$/)
    await press(canvas, /^Back$/)
    await expect(await canvas.findByRole('button', { name: /^Delete Tse_2007/ })).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull()
  },
}

/** After a document is deleted, focus moves to the next row. */
export const FocusAfterDelete: Story = {
  play: async ({ canvas, canvasElement }) => {
    await confirmDeleting(canvas, pageOf(canvasElement), /^Delete polysomnography/)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Delete Tse_2007/ })).toHaveFocus())
    await expect(canvas.getByText(`${failed.filename}: Deleted`)).toBeInTheDocument()
  },
}

/** After the last document is deleted, focus moves to the drop zone. */
export const FocusAfterLastDelete: Story = {
  args: { documents: [failed] },
  play: async ({ canvas, canvasElement }) => {
    await confirmDeleting(canvas, pageOf(canvasElement), /^Delete polysomnography/)
    await waitFor(() => expect(canvas.getByRole('button', { name: /choose files/ })).toHaveFocus())
  },
}

/** A changed status is announced once. */
export const IndexedIsAnnounced: Story = {
  play: async ({ canvas }) => {
    await press(canvas, /^Index for Search: field-notes/)
    await expect(await canvas.findByText(`${ready.filename}: Indexed`)).toHaveRole('status')
  },
}
