import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { expectToast } from '../../support/expectToast.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

const demo = { world: 'demo', path: PATHS.settings, as: DEMO_USER } as const

export default { title: 'Behavior/Settings', tags: ['live'], ...liveApp(demo) } satisfies Meta

type Canvas = ReturnType<typeof within>

async function confirmDeletion(canvas: Canvas) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Delete all data' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
}

/** A failure keeps the text. When the retry succeeds, the focus stays at the field. */
export const UpdateFailsAndRetry: StoryObj = {
  ...liveApp({ ...demo, faults: ['updateUser:status=503'] }),
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Display name')
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
export const NameIsSavedAfterAPause: StoryObj = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('Display name')
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

export const DeletionFails: StoryObj = {
  ...liveApp({ ...demo, faults: ['deleteMemory:status=503'] }),
  play: async ({ canvas }) => {
    await confirmDeletion(canvas)
    await expectToast('Deletion Failed', 'Some of your data could not be deleted.')
    await expect(canvas.getByText('Your knowledge graph: Service Unavailable')).toBeVisible()
    await waitFor(() => expect(document.body).not.toHaveFocus())
  },
}

/** Enter shows the error of an empty name, which is not saved. */
export const BlankNameByKeyboard: StoryObj = {
  play: async ({ canvas }) => {
    const name = await canvas.findByLabelText('AI assistant name')
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
