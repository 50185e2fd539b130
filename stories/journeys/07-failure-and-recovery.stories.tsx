import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { setFaults } from '../support/liveFaults.ts'
import { ask, button, composer, expectMessages, submitLogin } from './support/actions.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NOOR, QUESTION } from './support/newcomer.ts'
import { prepareContradicted } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/7. Failure and recovery',
  tags: ['live', 'behavior'],
  ...through('chat', 'session', 'demo-login'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.chat, prepare: prepareContradicted, as: NOOR }),
} satisfies Meta

const SECOND_QUESTION = 'Which sound caused two awakenings?'

async function play(journey: Journey) {
  const { step, press } = journey
  const notifications = () => screen.findByRole('region', { name: 'Notifications' })

  await step('Noor asks a question while the backend is down, and keeps the question', async () => {
    await composer()
    setFaults(['backend-down'])
    await ask(journey, QUESTION)
    await screen.findByText(/^I apologize, but I encountered an error processing your request: Network error/)
  })
  await step('The backend is back, and Noor gets the answer', async () => {
    setFaults([])
    await press(await button('Send again'))
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('38 decibels'))
    await expectMessages(2)
    await waitFor(() => expect(document.body).not.toHaveFocus())
  })
  await step('Noor asks another question, and the session has expired', async () => {
    setFaults(['askQuestion:expired-token'])
    await ask(journey, SECOND_QUESTION)
    await expect(await screen.findByLabelText('Password')).toBeVisible()
    await expect(await notifications()).toHaveTextContent('Your session has ended')
  })
  await step('Noor signs in again and returns to the chat with the question', async () => {
    setFaults([])
    await submitLogin(journey)
    await expectMessages(3)
    await expect(screen.getByRole('log')).toHaveTextContent(SECOND_QUESTION)
  })
  await step('Noor asks the question again and gets the answer', async () => {
    await press(await button('Ask again'))
    await expectMessages(4)
    await expect(screen.getByRole('log')).toHaveTextContent('both by the sound of the kettle')
    expectSituation(liveBackend(), 'recovered')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
