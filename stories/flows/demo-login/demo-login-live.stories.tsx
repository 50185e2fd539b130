import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { expectOneRequestOnDoubleClick, failingRequest } from '../../support/doubleClick.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Demo login',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.demoLogin }),
} satisfies Meta

export const WrongPasswordThenSignIn: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')
    await userEvent.type(password, `${DEMO_USER.password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Welcome, Mira' }, LOADING_TIMEOUT)
  },
}

const refused = failingRequest('auth/token')

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = {
  ...liveApp({ world: 'demo', path: PATHS.demoLogin, ...refused }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await canvas.findByRole('alert', {}, LOADING_TIMEOUT)
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong')
    await expectOneRequestOnDoubleClick(canvas.getByRole('button', { name: 'Sign In' }), refused)
  },
}
