import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { expectToast } from '../../support/expectToast.ts'
import { findOpenedDialog } from '../../support/findOpenedDialog.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

const demo = { world: 'demo', path: PATHS.settings, as: DEMO_USER } as const

export default {
  title: 'Behavior/Settings',
  tags: ['live', '!autodocs'],
  ...liveApp(demo),
} satisfies Meta

type Story = StoryObj
type Canvas = ReturnType<typeof within>

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

async function confirmDeletion(canvas: Canvas, page: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete all data' }, LOADING_TIMEOUT))
  const dialog = within(await page.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

/** A failure keeps the text. When the retry succeeds, the focus stays at the field. */
export const UpdateFailsAndRetry: Story = {
  ...liveApp({ ...demo, faults: ['updateUser:status=503'] }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Display name', {}, LOADING_TIMEOUT)
    await userEvent.clear(name)
    await userEvent.type(name, 'Mira H.{Enter}')
    const retry = await canvas.findByRole('button', { name: 'Retry' })
    await expect(canvas.getByText('Service Unavailable')).toBeVisible()
    await expect(announced('Update Failed. Service Unavailable')).toBeTruthy()
    await expect(name).toHaveValue('Mira H.')
    setFaults([])
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByText('Saved', { selector: 'main *' })).toBeVisible()
    await expect(retry).not.toBeInTheDocument()
    await expect(document.body).not.toHaveFocus()
  },
}

const announced = (text: string) =>
  [...document.querySelectorAll('output')].some((region) => region.textContent?.includes(text))

/** The result of saving is announced each time, and the sidebar shows the new name. */
export const NameIsSavedAfterAPause: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Display name', {}, LOADING_TIMEOUT)
    await userEvent.clear(name)
    await userEvent.type(name, 'Adela ')
    await expect(await canvas.findByText('Saved', { selector: 'main *' })).toBeVisible()
    await waitFor(() => expect(announced('Saved')).toBe(true))
    await expect(name).toHaveFocus()
    await expect(name).toHaveValue('Adela ')
    await userEvent.type(name, 'T')
    await waitFor(() => expect(announced('Saved')).toBe(false))
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(announced('Saved')).toBe(true))
    await expect(canvas.getAllByText('Adela').length).toBeGreaterThan(0)
  },
}

/** A text that was just typed is saved when the page is left. */
export const LeavingThePageSaves: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('AI assistant name', {}, LOADING_TIMEOUT)
    await userEvent.clear(name)
    await userEvent.type(name, 'Ariadne')
    await userEvent.click(canvas.getByRole('link', { name: 'Help Desk' }))
    await canvas.findByRole('heading', { name: 'Help Desk' }, LOADING_TIMEOUT)
    await userEvent.click(canvas.getByRole('link', { name: 'System Settings' }))
    await expect(await canvas.findByLabelText('AI assistant name', {}, LOADING_TIMEOUT)).toHaveValue(
      'Ariadne',
    )
  },
}

/** A failure after the page was left is reported by a toast, and the change is still there. */
export const SavingFailsOnAnotherPage: Story = {
  ...liveApp({ ...demo, faults: ['updateUser:latency=1500', 'updateUser:status=503'] }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'High' }, LOADING_TIMEOUT))
    await userEvent.click(canvas.getByRole('link', { name: 'Help Desk' }))
    await canvas.findByRole('heading', { name: 'Help Desk' }, LOADING_TIMEOUT)
    await expectToast(canvasElement, 'Update Failed', 'not saved. Service Unavailable')
    await userEvent.click(canvas.getByRole('link', { name: 'System Settings' }))
    await canvas.findByRole('radio', { name: 'High', checked: true }, LOADING_TIMEOUT)
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible()
  },
}

export const ExportFails: Story = {
  ...liveApp({ ...demo, faults: ['api:status=503'] }),
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Export data' }, LOADING_TIMEOUT)
    await userEvent.click(button)
    await expectToast(canvasElement, 'Export Failed', 'Service Unavailable')
    await expect(button).toHaveFocus()
  },
}

/** The export goes on when another page is opened, and its result is reported there. */
export const ExportContinuesOnOtherPages: Story = {
  ...liveApp({ ...demo, faults: ['api:latency=1500', 'api:status=503'] }),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export data' }, LOADING_TIMEOUT))
    await userEvent.click(canvas.getByRole('link', { name: 'Help Desk' }))
    await canvas.findByRole('heading', { name: 'Help Desk' }, LOADING_TIMEOUT)
    await expectToast(canvasElement, 'Export Failed', 'Service Unavailable')
  },
}

export const DeletionFails: Story = {
  ...liveApp({ ...demo, faults: ['deleteMemory:status=503'] }),
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    await confirmDeletion(canvas, page)
    await expectToast(canvasElement, 'Deletion Failed', 'Some of your data could not be deleted.')
    await expect(canvas.getByText('Your knowledge graph: Service Unavailable')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** Cancelling and deleting return the focus to the button. */
export const DeletionByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Delete all data' }, LOADING_TIMEOUT)
    await userEvent.click(button)
    await findOpenedDialog('Delete all data', 'alertdialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    await confirmDeletion(canvas, page)
    await expect(await canvas.findByText('Your data was deleted')).toBeVisible()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** Enter shows the error of an empty name, which is not saved. */
export const BlankNameByKeyboard: Story = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('AI assistant name', {}, LOADING_TIMEOUT)
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await expect(name).toBeInvalid()
    await expect(name).toHaveAccessibleDescription('Please enter a name for your AI.')
    await expect(name).toHaveFocus()
    await expect(canvas.queryByText('Saved', { selector: 'main *' })).toBeNull()
    await userEvent.type(name, 'Mnemosyne II{Enter}')
    await expect(await canvas.findByText('Saved', { selector: 'main *' })).toBeVisible()
    await expect(name).toBeValid()
  },
}
