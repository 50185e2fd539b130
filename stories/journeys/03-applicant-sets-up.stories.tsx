import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { followMail, openMailbox } from './support/Mail.tsx'
import { NOOR } from './support/newcomer.ts'
import { prepareApproved } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/3. The applicant sets up the account',
  tags: ['live', 'behavior'],
  ...through('landing', 'account-setup', 'onboarding'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.home, prepare: prepareApproved }),
} satisfies Meta

async function play({ step, press, fill }: Journey) {
  const password = () => screen.findByLabelText('Password')
  const confirmation = () => screen.findByLabelText('Confirm password')
  const create = () => screen.getByRole('button', { name: 'Create Account' })

  await step('The applicant opens the email', async () => {
    await openMailbox(NOOR.email)
    await screen.findByRole('heading', { name: /set up your account/ })
  })
  await step('The applicant follows the link to the setup page', async () => {
    await followMail(press, 'Set up your account')
    await expect(await screen.findByLabelText('Email')).toHaveValue(NOOR.email)
    await expect(await password()).toBeVisible()
  })
  await step('The applicant mistypes the confirmation and is told so', async () => {
    await fill(await password(), NOOR.password)
    await fill(await confirmation(), 'Spindle-night-8')
    await press(create())
    await waitFor(async () => expect(await confirmation()).toBeInvalid())
    await expect(await confirmation()).toHaveAccessibleDescription('Passwords do not match')
    await expect(await confirmation()).toHaveFocus()
  })
  await step('The applicant corrects it and creates the account, and onboarding opens', async () => {
    await fill(await confirmation(), NOOR.password)
    await press(create())
    await screen.findByRole('heading', { level: 1, name: /^Welcome to/ })
    expectSituation(liveBackend(), 'setUp')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
