import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { addAuthenticatorApp, totpCode } from '../../support/authenticatorApp.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Second factor',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.demoLogin }),
} satisfies Meta

export const WrongCodeThenSignIn: StoryObj = {
  play: async ({ canvas }) => {
    const secret = await addAuthenticatorApp(DEMO_USER)
    await userEvent.type(await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), `${DEMO_USER.password}{Enter}`)
    const code = await canvas.findByRole('textbox', { name: 'Code' }, LOADING_TIMEOUT)
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, '000000')
    await canvas.findByText('Incorrect code. Enter the current code from your app.')
    await waitFor(() => expect(code).toHaveFocus())
    await userEvent.type(code, await totpCode(secret, 1))
    await canvas.findByRole('heading', { name: 'Welcome, Mira' }, LOADING_TIMEOUT)
  },
}
