import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { liveApp, liveBackend } from '../support/live.tsx'
import { button, submitLogin } from './support/actions.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NOOR } from './support/newcomer.ts'
import { prepareSetUp } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/4. Onboarding',
  tags: ['live', 'behavior'],
  ...through('onboarding', 'landing', 'demo-login', 'dashboard'),
  ...liveApp({ world: 'fresh-beta', path: prepareSetUp }),
} satisfies Meta

async function play(journey: Journey) {
  const { step, press, fill } = journey
  const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name })
  const answer = async (name: string) => press(await screen.findByRole('radio', { name }))

  await step('Noor is greeted', async () => {
    await heading(/^Welcome to Engram, Noor/)
  })
  await step('Noor begins, and is asked for the name of her assistant', async () => {
    await press(await button('Begin'))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'AI name' })).toHaveFocus())
  })
  await step('Noor names the assistant', async () => {
    await fill(screen.getByRole('textbox', { name: 'AI name' }), NOOR.machineName)
    await press(await button('Continue'))
    await heading(/What should Pharos do first/)
  })
  await step('Noor answers the first question', async () => {
    await answer('Show both')
    await screen.findByText(/Step 4 of 7/)
  })
  await step('Noor returns and finds her answer', async () => {
    await press(await button('Previous'))
    const chosen = () => screen.getByRole('radio', { name: 'Show both' })
    await waitFor(() => expect(chosen()).toBeChecked())
    await waitFor(() => expect(chosen()).toHaveFocus())
    await answer('Show both')
  })
  await step('Noor answers the other questions', async () => {
    for (const [name, place] of [
      ['Proportionally', 4],
      ['Keep both', 5],
      ['Cautiously', 6],
    ] as const) {
      await screen.findByText(new RegExp(`Step ${place} of 7`))
      await answer(name)
    }
    await screen.findByText(/Step 7 of 7/)
  })
  await step('The last answer creates the account', async () => {
    await answer('Step by step')
    await screen.findByText('Account created successfully! Please log in.')
    await screen.findByText('Your account is ready')
  })
  await step('Noor goes to the sign-in, which knows her address', async () => {
    await press(screen.getByRole('link', { name: 'Sign In' }))
    await expect(await screen.findByLabelText('Email')).toHaveValue(NOOR.email)
  })
  await step('Noor signs in for the first time', async () => {
    await submitLogin(journey)
    await heading(/^Welcome, Noor/)
    await screen.findByText('Backend Access')
    await waitFor(() => expectSituation(liveBackend(), 'onboarded'))
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
