import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { ask, expectMessages, openPage, uploadAndIndex } from './support/actions.ts'
import { log } from './support/files.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NOOR, QUESTION } from './support/newcomer.ts'
import { prepareAnswered } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/6. A contradiction side by side',
  tags: ['live', 'behavior'],
  ...through('knowledge-base', 'chat', 'document-viewer'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.knowledgeBase, prepare: prepareAnswered, as: NOOR }),
} satisfies Meta

async function play(journey: Journey) {
  const { step, press } = journey
  const contradiction = () => screen.findByRole('group', { name: 'Your documents disagree' })

  await step('Noor sees her first document', async () => {
    await screen.findByRole('row', { name: /lantern-protocol\.pdf.*Indexed/ })
  })
  await step('Noor uploads the night log', async () => {
    await uploadAndIndex(journey, log)
  })
  await step('Noor opens the chat', async () => {
    await openPage(journey, 'Chat')
  })
  await step('Noor asks the same question again and sees both values side by side', async () => {
    await ask(journey, QUESTION)
    await expectMessages(2)
    const [first, second] = within(await contradiction()).getAllByRole('button')
    await expect(first).toHaveAccessibleName(/46 decibels.*night-log/)
    await expect(second).toHaveAccessibleName(/38 decibels.*lantern-protocol\.pdf/)
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top)
  })
  await step('Noor opens the source of each side', async () => {
    for (const name of ['lantern-protocol.pdf', 'night-log-week-14.txt']) {
      await press(within(await contradiction()).getByRole('button', { name: new RegExp(name) }))
      await screen.findByRole('heading', { level: 2, name })
      await press(screen.getByRole('button', { name: 'Back to the evidence' }))
      await waitFor(() => expect(document.body).not.toHaveFocus())
    }
    expectSituation(liveBackend(), 'contradicted')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
