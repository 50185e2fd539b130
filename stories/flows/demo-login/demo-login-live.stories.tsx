import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Demo login',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.demoLogin }),
} satisfies Meta

export const WrongPasswordThenSignIn: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')
    await userEvent.type(password, `${DEMO_USER.password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Welcome, Mira' })
  },
}
