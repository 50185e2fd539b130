import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { storeSetupData } from '../../../src/session/signUpStorage.ts'
import { liveApp } from '../../support/live.tsx'

function onboardingPath(): string {
  storeSetupData({
    firstName: 'Ada',
    lastName: 'Quill',
    email: 'ada@quill.example',
    password: 'sleep spindle',
  })
  return PATHS.onboarding
}

export default {
  title: 'Flows/Onboarding/Live',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'empty', path: onboardingPath }),
} satisfies Meta

const TIMEOUT = { timeout: 10_000 }

export const CreatesAccounts: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Begin' }, TIMEOUT))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'AI name' }, TIMEOUT), 'Pharos{Enter}')
    for (let step = 3; step <= 7; step += 1) {
      await canvas.findByText(new RegExp(`Step ${step} of 7`), {}, TIMEOUT)
      await userEvent.keyboard('1')
    }
    await screen.findByText('Account created successfully!', {}, TIMEOUT)
  },
}
