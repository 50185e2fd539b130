import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { PATHS } from '../../src/domain/paths.ts'
import { totpCode } from '../support/authenticatorApp.ts'
import { liveApp, liveBackend } from '../support/live.tsx'
import { button, enterNextCode, submitLogin } from './support/actions.ts'
import { byKeyboard, byPointer, type Journey, LIGHT, through } from './support/journey.ts'
import { NOOR } from './support/newcomer.ts'
import { prepareRecovered } from './support/prepare.ts'
import { expectSituation } from './support/situations.ts'

export default {
  title: 'Journeys/8. A second factor',
  tags: ['live', 'behavior'],
  ...through('settings', 'mfa', 'landing', 'demo-login', 'second-factor', 'dashboard'),
  ...liveApp({ world: 'fresh-beta', path: PATHS.settings, prepare: prepareRecovered, as: NOOR }),
} satisfies Meta

async function play(journey: Journey) {
  const { step, press, fill } = journey
  const section = () => screen.findByRole('region', { name: 'Two-factor authentication' })
  let secret = ''

  await step('Noor opens System Settings and adds an authenticator app', async () => {
    await press(await button('Add an authenticator app'))
    await waitFor(async () => expect(within(await section()).getByLabelText('Name')).toHaveFocus())
  })
  await step('Noor names the app and sees the QR code', async () => {
    await fill(within(await section()).getByLabelText('Name'), 'Phone')
    await press(within(await section()).getByRole('button', { name: 'Continue' }))
    await screen.findByRole('img', { name: /^QR code/ })
    const link = screen.getByRole('link', { name: 'Open in your authenticator app' })
    secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? ''
  })
  await step('Noor mistypes the first code and is asked again', async () => {
    await fill(screen.getByLabelText('Code'), '000000')
    await screen.findByText('Incorrect code. Enter the current code from your app.')
    await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus())
  })
  await step('Noor enters the code, and the app is added', async () => {
    await fill(screen.getByLabelText('Code'), await totpCode(secret))
    await button('Remove Phone')
    await waitFor(async () => expect(await section()).toContainElement(document.activeElement as HTMLElement))
  })
  await step('Noor logs out', async () => {
    await press(await button('Log Out'))
    await screen.findByRole('heading', { level: 1, name: /Know what it believes/ })
  })
  await step('Noor opens the sign-in', async () => {
    await press(within(screen.getByRole('banner')).getByRole('link', { name: 'Demo login' }))
    await screen.findByLabelText('Password')
  })
  await step('Noor enters her password and is asked for a code', async () => {
    await submitLogin(journey)
    await screen.findByRole('textbox', { name: 'Code' })
  })
  await step('Noor mistypes the code and is asked again', async () => {
    await fill(screen.getByRole('textbox', { name: 'Code' }), '000000')
    await screen.findByText('Incorrect code. Enter the current code from your app.')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus())
  })
  await step('Noor enters the code and is signed in', async () => {
    await enterNextCode(journey, secret)
    await screen.findByRole('heading', { level: 1, name: /^Welcome, Noor/ })
    expectSituation(liveBackend(), 'protected')
  })
}

export const ByPointer: StoryObj = { play: byPointer(play) }
export const ByKeyboard: StoryObj = { tags: ['!dev'], globals: LIGHT, play: byKeyboard(play) }
