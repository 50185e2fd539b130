import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { saveDeviceSettings } from '../../../src/device/deviceSettings.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { UPLOAD_NEEDS_LOGIN } from '../../../src/flows/knowledge-base/upload/uploadFailures.ts'
import { expectToast } from '../../support/expectToast.ts'
import { dragging } from '../../support/fileTransfer.ts'
import { type LiveAppOptions, liveApp } from '../../support/live.tsx'

export default { title: 'Behavior/Knowledge Base', tags: ['live'] } satisfies Meta

type Canvas = ReturnType<typeof within>

const liveKnowledgeBase = (options: Partial<LiveAppOptions> = {}) =>
  liveApp({ world: 'demo', path: PATHS.knowledgeBase, as: DEMO_USER, ...options })

const uploadFails = { faults: ['upload-dropped'] }

const press = async (canvas: Canvas, name: RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

async function chooseFiles(...files: File[]) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no file input.')
  await userEvent.upload(input, files)
}

/** Chooses files. A file whose name starts with "blank" has no text, so that its processing fails. */
const choose = (...names: string[]) =>
  chooseFiles(...names.map((name) => new File([name.startsWith('blank') ? ' ' : name], name)))

async function chooseOnceLoaded(canvas: Canvas, ...names: string[]) {
  await canvas.findByRole('row', { name: /night-log-week-14/ })
  await choose(...names)
}

/** Uploads a file without text and deletes its document. */
async function deleteFailedDocument(canvas: Canvas) {
  await choose('blank.txt')
  await canvas.findByRole('row', { name: /blank\.txt.*Failed/ })
  await press(canvas, /^Delete blank/)
  await press(screen, /^Delete document$/)
}

const follow = async (canvas: Canvas, name: string) => {
  const [link] = canvas.getAllByRole('link', { name })
  await userEvent.click(link as HTMLElement)
}

async function askInChat(canvas: Canvas, question: string) {
  await follow(canvas, 'Chat')
  const composer = await canvas.findByRole('textbox', { name: 'Ask about your documents' })
  await userEvent.type(composer, `${question}{Enter}`)
}

export const DeleteFails: StoryObj = {
  ...liveKnowledgeBase({ faults: ['deleteDocument:status=403'] }),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /night-log-week-14/ })
    await deleteFailedDocument(canvas)
    await expectToast('Delete Failed', 'Failed to delete document')
  },
}

/** After a sign-in without a backend connection, dropped files are refused. */
export const UploadWithoutBackend: StoryObj = {
  ...liveApp({ world: 'demo', path: PATHS.demoLogin, faults: ['login:status=503'] }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${DEMO_USER.password}{Enter}`)
    await canvas.findByRole('heading', { name: /^Welcome/ })
    await follow(canvas, 'Knowledge Base')
    const notice = await canvas.findByText('Backend Access Required')
    // The page listens for files some time after it is shown.
    await waitFor(() =>
      expect(dragging('drop', notice, new File(['# Notes'], 'notes.md')).defaultPrevented).toBe(true),
    )
    await expectToast('Authentication Required', UPLOAD_NEEDS_LOGIN)
  },
}

/** After a failed upload is dismissed, focus moves to the next one, then to the drop zone. */
export const FocusAfterDismiss: StoryObj = {
  ...liveKnowledgeBase(uploadFails),
  play: async ({ canvas }) => {
    await chooseOnceLoaded(canvas, 'notes.md', 'tides.txt')
    await canvas.findByRole('button', { name: /^Dismiss tides/ })
    await press(canvas, /^Dismiss notes/)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Dismiss tides/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: /choose files/ })).toHaveFocus())
  },
}

/** Failed uploads stay with their reason until they are dismissed, also after another page was open. */
export const FailedUploadsAfterNavigation: StoryObj = {
  ...liveKnowledgeBase(uploadFails),
  play: async ({ canvas }) => {
    await chooseOnceLoaded(canvas, 'notes.md')
    await expectToast('Upload Failed', 'Network error during upload')
    await follow(canvas, 'Help Desk')
    await canvas.findByRole('heading', { name: 'Help Desk', level: 1 })
    await expect(canvas.queryByRole('heading', { name: 'Knowledge Base' })).toBeNull()
    await follow(canvas, 'Knowledge Base')
    const uploads = within(await canvas.findByRole('region', { name: 'Uploads' }))
    await expect(uploads.getByText('Network error during upload')).toBeVisible()
    await press(canvas, /^Dismiss notes/)
    await expect(canvas.queryByRole('region', { name: 'Uploads' })).toBeNull()
  },
}

/** The second of two documents to compare is chosen in the list. */
export const ComparesTwoDocuments: StoryObj = {
  ...liveKnowledgeBase({ world: 'contradictions' }),
  play: async ({ canvas }) => {
    const start = async () => {
      await press(canvas, /^More actions for site-log/)
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Compare with another document…' }))
      await canvas.findAllByText('Choose another document to compare with site-log.txt.')
    }
    await canvas.findByRole('row', { name: /site-log/ })
    await start()
    await press(canvas, /^Cancel$/)
    await expect(canvas.getByRole('region', { name: 'Documents' })).toHaveFocus()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await start()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Compare architects-report.md' }))
    await canvas.findAllByText('architects-report.md and site-log.txt are chosen.')
    await press(canvas, /^Compare$/)
    await canvas.findByRole('heading', { name: 'Compare documents' })
    await waitFor(() => expect(canvas.getByLabelText('Second document')).toHaveDisplayValue('site-log.txt'))
  },
}

/** A text file that was read with a wrong encoding is read again with another one, and indexed again. */
export const ReadsWithAnotherEncoding: StoryObj = {
  ...liveKnowledgeBase({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No documents yet')
    await chooseFiles(new File([Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x31)], 'menu.txt'))
    const row = await canvas.findByRole('row', { name: /menu\.txt.*Indexed/ })
    await expect(within(row).getByText(/^The encoding was guessed\./)).toBeVisible()
    await press(canvas, /^More actions for menu/)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Read with another encoding…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Read with another encoding' }))
    const encodings = await dialog.findByRole('combobox', { name: 'Encoding' })
    await waitFor(() => expect(encodings).toBeEnabled())
    await userEvent.click(encodings)
    await userEvent.click(await screen.findByRole('option', { name: 'Cyrillic (Windows-1251)' }))
    await expect(await dialog.findByText('Cafй 1')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Read again' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: /^menu\.txt/ })).toHaveFocus())
    await canvas.findByRole('row', { name: /menu\.txt.*Indexed/ })
    await waitFor(() => expect(canvas.queryByText(/^The encoding was guessed/)).toBeNull())
    await press(canvas, /^menu\.txt/)
    await expect(await screen.findByText('Cafй 1')).toBeVisible()
  },
}

/** The chat names a document without sentences. */
export const AsksAboutDocumentWithoutSentences: StoryObj = {
  ...liveKnowledgeBase({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No documents yet')
    await chooseFiles(new File(['# Plan\n\n## Monday\n'], 'plan.md'))
    const row = await canvas.findByRole('row', { name: /plan\.md.*Indexed/ })
    await expect(within(row).getByText(/^Indexed, but no readable sentences\./)).toBeVisible()
    await askInChat(canvas, 'What is planned?')
    const [answer] = await canvas.findAllByText(/“plan\.md” is indexed but has no readable sentences/)
    await expect(answer).toBeVisible()
  },
}

/** After a document is deleted, focus moves to the next row. */
export const FocusAfterDelete: StoryObj = {
  ...liveKnowledgeBase(),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /night-log-week-14/ })
    await deleteFailedDocument(canvas)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^night-log/ })).toHaveFocus())
    await canvas.findByText('blank.txt: Deleted')
  },
}

/** After the last document is deleted, focus moves to the drop zone. */
export const FocusAfterLastDelete: StoryObj = {
  ...liveKnowledgeBase({ world: 'empty' }),
  play: async ({ canvas }) => {
    await canvas.findByText('No documents yet')
    await deleteFailedDocument(canvas)
    await waitFor(() => expect(canvas.queryByRole('row', { name: /blank/ })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /choose files/ })).toHaveFocus())
  },
}

/** A changed status is announced once. */
export const IndexedIsAnnounced: StoryObj = {
  ...liveKnowledgeBase(),
  play: async ({ canvas }) => {
    saveDeviceSettings({ autoIndex: false })
    await chooseOnceLoaded(canvas, 'notes.md')
    await press(canvas, /^Index for Search: notes/)
    const announcement = await canvas.findByText('notes.md: Indexed')
    await expect(announcement.parentElement).toHaveRole('status')
  },
}

/** An answer without evidence says how many documents wait. Auto-index also runs on the page of the chat. */
export const IndexedOnAnotherPage: StoryObj = {
  ...liveKnowledgeBase(),
  play: async ({ canvas }) => {
    saveDeviceSettings({ autoIndex: false })
    await chooseOnceLoaded(canvas, 'notes.md')
    await canvas.findByRole('row', { name: /notes\.md.*Ready to Index/ })
    await askInChat(canvas, 'Qwxz vbnm?')
    const text = '1 document is still waiting to be indexed. It is not searchable yet.'
    const [notice] = await canvas.findAllByText(text)
    await expect(notice).toBeVisible()
    saveDeviceSettings({ autoIndex: true })
    await waitFor(() => expect(notice).not.toBeInTheDocument())
    await follow(canvas, 'Knowledge Base')
    await expect(await canvas.findByRole('row', { name: /notes\.md.*Indexed/ })).toBeVisible()
  },
}

/** A document opens by keyboard. Escape closes it, and its row has the focus again. */
export const OpensDocument: StoryObj = {
  ...liveKnowledgeBase(),
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('button', { name: /^lantern-protocol/ })
    row.focus()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: /lantern-protocol/ }))
    await dialog.findByText('2. Volunteers')
    await waitFor(() => expect(dialog.getByRole('region', { name: /^Pages of/ })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(row).toHaveFocus())
  },
}
