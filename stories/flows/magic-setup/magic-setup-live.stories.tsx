import type { Meta, StoryObj } from '@storybook/react-vite'
import { userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { freshSetupLink } from '../../support/freshSetupLink.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Flows/Magic setup/Live',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.magicSetup) }),
} satisfies Meta

export const ContinuesToOnboarding: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome to/ }, LOADING_TIMEOUT)
  },
}
