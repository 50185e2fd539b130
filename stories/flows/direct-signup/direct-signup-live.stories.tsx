import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { grantSecretAccess } from '../../../src/session/signUpStorage.ts'
import { liveApp } from '../../support/live.tsx'

function signupPath(): string {
  grantSecretAccess()
  return PATHS.signup
}

export default {
  title: 'Flows/Direct signup/Live',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'empty', path: signupPath }),
} satisfies Meta

const TIMEOUT = { timeout: 20_000 }

export const CreatesAccount: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('First name', {}, TIMEOUT), 'Ada')
    await userEvent.type(canvas.getByLabelText('Last name'), 'Quill')
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@quill.example')
    await userEvent.type(canvas.getByLabelText('Password'), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome to/ }, TIMEOUT)
  },
}
