import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { LiveSettings } from '../../support/LiveSettings.tsx'

export default {
  title: 'Flows/Settings/Live',
  component: LiveSettings,
  tags: ['moving'],
} satisfies Meta<typeof LiveSettings>

type Story = StoryObj<typeof LiveSettings>
type Canvas = ReturnType<typeof within>

const pageOf = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body)

/** Waits until a title and its text stand together in sight. */
async function expectToast(page: Canvas, title: string, text: string) {
  await waitFor(async () => {
    const said = page.getAllByText(title).flatMap((heading: HTMLElement) => heading.parentElement ?? [])
    await expect(said.find((words: HTMLElement) => words.textContent?.includes(text))).toBeVisible()
  })
}

async function confirmDeletion(canvas: Canvas, page: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete all data' }))
  const dialog = within(await page.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

export const UpdateFails: Story = {
  args: { failure: 'Service Unavailable' },
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByLabelText('Display name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Mira H.{Enter}')
    await expectToast(pageOf(canvasElement), 'Update Failed', 'Service Unavailable')
    await expect(name).toHaveValue('Mira H.')
    await expect(canvas.getByText('Not saved. Service Unavailable')).toBeVisible()
  },
}

export const ExportFails: Story = {
  args: { failure: 'Service Unavailable' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Export data' })
    await userEvent.click(button)
    await expectToast(pageOf(canvasElement), 'Export Failed', 'Service Unavailable')
    await expect(button).toHaveFocus()
  },
}

export const DeletionFails: Story = {
  args: { failure: 'Service Unavailable' },
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    await confirmDeletion(canvas, page)
    await expectToast(page, 'Deletion Failed', 'Some of your data is still there.')
    await expect(canvas.getByText('Your knowledge graph: Service Unavailable')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** A no gives the focus back to where it came from; a yes to what it has brought about. */
export const DeletionByKeyboard: Story = {
  tags: ['behavior'],
  play: async ({ canvas, canvasElement }) => {
    const page = pageOf(canvasElement)
    const button = canvas.getByRole('button', { name: 'Delete all data' })
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

/** Names are checked by Enter; the wrong one gets the focus, and giving up brings back what stood there. */
export const BlankNameByKeyboard: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('AI assistant name')
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
