import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { freshSetupLink } from '../../support/freshSetupLink.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Flows/Setup/Live',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.setup) }),
} satisfies Meta

export const SetsUpAccount: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'Hippocampus-1953')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Hippocampus-1953{Enter}')
    await screen.findByText('Account created successfully! Please log in.', {}, LOADING_TIMEOUT)
    await canvas.findByRole('heading', { name: 'Demo login' }, LOADING_TIMEOUT)
  },
}
