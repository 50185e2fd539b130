import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { expectToast } from '../../support/expectToast.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

const demo = { world: 'demo', path: PATHS.settings, as: DEMO_USER } as const

export default {
  title: 'Flows/Settings/Live',
  tags: ['live', '!autodocs'],
  ...liveApp(demo),
} satisfies Meta

type Story = StoryObj
type Canvas = ReturnType<typeof within>

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

const unavailable = () => HttpResponse.json({ detail: 'Service Unavailable' }, { status: 503 })

async function confirmDeletion(canvas: Canvas, page: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete all data' }, LOADING_TIMEOUT))
  const dialog = within(await page.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

export const UpdateFails: Story = {
  ...liveApp({ ...demo, faults: [http.put('/api/v1/users/:id', unavailable)] }),
  play: async ({ canvas, canvasElement }) => {
    const name = await canvas.findByLabelText('Display name', {}, LOADING_TIMEOUT)
    await userEvent.clear(name)
    await userEvent.type(name, 'Mira H.{Enter}')
    await expectToast(canvasElement, 'Update Failed', 'Service Unavailable')
    await expect(name).toHaveValue('Mira H.')
    await expect(canvas.getByText('Not saved. Service Unavailable')).toBeVisible()
  },
}

export const ExportFails: Story = {
  ...liveApp({ ...demo, faults: [http.get('/api/v1/*', unavailable)] }),
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Export data' }, LOADING_TIMEOUT)
    await userEvent.click(button)
    await expectToast(canvasElement, 'Export Failed', 'Service Unavailable')
    await expect(button).toHaveFocus()
  },
}

const slowlyUnavailable = async () => {
  await delay(1500)
  return unavailable()
}

/** The export goes on when another page is opened, and its result is reported there. */
export const ExportContinuesOnOtherPages: Story = {
  ...liveApp({ ...demo, faults: [http.get('/api/v1/*', slowlyUnavailable)] }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }, LOADING_TIMEOUT))
    await userEvent.click(canvas.getByRole('link', { name: 'Help Desk' }))
    await canvas.findByRole('heading', { name: 'Help Desk' }, LOADING_TIMEOUT)
    await expectToast(canvasElement, 'Export Failed', 'Service Unavailable')
  },
}

export const DeletionFails: Story = {
  ...liveApp({ ...demo, faults: [http.delete('/api/v1/memory/user/:id', unavailable)] }),
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    await confirmDeletion(canvas, page)
    await expectToast(canvasElement, 'Deletion Failed', 'Some of your data is still there.')
    await expect(canvas.getByText('Your knowledge graph: Service Unavailable')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** Cancelling returns the focus to the button; after deleting, the section has it. */
export const DeletionByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Delete all data' }, LOADING_TIMEOUT)
    await userEvent.click(button)
    await page.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await confirmDeletion(canvas, page)
    await expect(await canvas.findByText('Your data is deleted')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
    await userEvent.tab()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Enter validates the names and focuses the invalid one; discarding restores the stored name. */
export const BlankNameByKeyboard: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('AI assistant name', {}, LOADING_TIMEOUT)
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Please enter a name for your AI.')
    await expect(name).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await expect(name).toHaveValue('Mnemosyne')
    await expect(document.body).not.toHaveFocus()
    await userEvent.type(name, ' II{Enter}')
    await expect(await canvas.findByText('Saved')).toBeVisible()
  },
}
