import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { freshSetupLink } from '../../support/freshSetupLink.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Flows/Registration/Live',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.register) }),
} satisfies Meta

const TIMEOUT = { timeout: 20_000 }

export const RegistersApplicant: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, TIMEOUT), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome, / }, TIMEOUT)
  },
}
