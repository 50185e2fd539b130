import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { enterNextCode, openPage, submitLogin } from './support/actions.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { authenticatorSecret, prepareProtected } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/9. Settings, export and deletion',
  tags: ['live', 'behavior'],
  ...through('demo-login', 'second-factor', 'dashboard', 'settings', 'knowledge-base'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.demoLogin, prepare: prepareProtected }),
} satisfies Meta

async function play(journey: Journey) {
  const { step, press, fill } = journey
  const region = async (name: string) => within(await screen.findByRole('region', { name }))

  await step('Noor signs in with her password and a code', async () => {
    await submitLogin(journey)
    await enterNextCode(journey, authenticatorSecret())
    await screen.findByRole('heading', { level: 1, name: /^Welcome, Noor/ })
  })
  await step('Noor opens System Settings', async () => {
    await openPage(journey, 'System Settings')
  })
  await step('Noor renames her assistant, which is saved without a button', async () => {
    const profile = await region('Profile')
    await fill(profile.getByLabelText('AI assistant name'), 'Ariadne')
    await profile.findByText('Saved')
  })
  await step('Noor changes how strongly each passage counts', async () => {
    const ai = await region('AI personalization')
    await press(ai.getByRole('radio', { name: 'High' }))
    await ai.findByText('Saved')
  })
  await step('Noor exports her data', async () => {
    const downloads: string[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      downloads.push(this.download)
    })
    const privacy = await region('Privacy and data')
    await press(privacy.getByRole('button', { name: 'Export data' }))
    await privacy.findByText('Exported. The file was saved to your Downloads folder.')
    click.mockRestore()
    await expect(downloads).toEqual([expect.stringMatching(/^engram-export-.*\.json$/)])
  })
  await step('Noor asks to delete all data, and is asked whether she is sure', async () => {
    await press((await region('Privacy and data')).getByRole('button', { name: 'Delete all data' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
  })
  await step('Noor cancels, and the focus returns to the button', async () => {
    await press(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const again = (await region('Privacy and data')).getByRole('button', { name: 'Delete all data' })
    await waitFor(() => expect(again).toHaveFocus())
    await press(again)
  })
  await step('Noor confirms, and her data is deleted', async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await press(dialog.getByRole('button', { name: 'Delete all data' }))
    await screen.findByText('Your data was deleted')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })
  await step('The Knowledge Base is empty', async () => {
    await openPage(journey, 'Knowledge Base')
    await screen.findByRole('heading', { name: 'No documents yet' })
    expectSituation(liveBackend(), 'deleted')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
