import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { ask, expectMessages, openPage, uploadAndIndex } from './support/actions.ts'
import { loadProtocol } from './support/files.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NOOR, QUESTION } from './support/newcomer.ts'
import { prepareOnboarded } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/5. From the first upload to the first answer',
  tags: ['live', 'behavior'],
  ...through('dashboard', 'knowledge-base', 'chat', 'document-viewer'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.dashboard, prepare: prepareOnboarded, as: NOOR }),
} satisfies Meta

async function play(journey: Journey) {
  const { step, press } = journey
  const evidence = () => screen.findByRole('complementary', { name: 'Evidence' })

  await step('Noor sees an empty dashboard', async () => {
    await screen.findByRole('heading', { level: 1, name: /^Welcome, Noor/ })
  })
  await step('Noor opens the Knowledge Base', async () => {
    await openPage(journey, 'Knowledge Base')
    await screen.findByRole('heading', { name: 'No documents yet' })
  })
  await step('Noor uploads a PDF, which is processed and indexed', async () => {
    await uploadAndIndex(journey, await loadProtocol())
  })
  await step('Noor opens the chat', async () => {
    await openPage(journey, 'Chat')
  })
  await step('Noor asks her first question', async () => {
    await ask(journey, QUESTION)
    await expectMessages(2)
    await expect(screen.getByRole('log')).toHaveTextContent('38 decibels')
  })
  await step('Noor opens the first source and sees its page with the passage marked', async () => {
    const [citation] = await within(screen.getByRole('log')).findAllByRole('button', {
      name: /^Source 1: lantern-protocol/,
    })
    await press(citation as HTMLElement)
    await waitFor(() => expect(document.querySelector('[data-mark]')).toBeVisible())
    await expect(await evidence()).toHaveTextContent('lantern-protocol.pdf')
  })
  await step('Noor goes back to the evidence', async () => {
    await press(within(await evidence()).getByRole('button', { name: 'Back to the evidence' }))
    const sources = await screen.findByRole('region', { name: /^Sources/ })
    await expect(sources).toHaveTextContent('lantern-protocol.pdf')
    await expect(document.body).not.toHaveFocus()
    expectSituation(liveBackend(), 'answered')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
