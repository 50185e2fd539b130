import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { APPROVED_APPLICANT } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { readSetupData } from '../../../src/session/signUpStorage.ts'
import { liveApp } from '../../support/live.tsx'
import { freshSetupLink } from '../../support/setupLink.ts'

export default {
  title: 'Behavior/Magic setup',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.magicSetup) }),
} satisfies Meta

export const ContinuesToOnboarding: StoryObj = {
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password')
    const confirmation = canvas.getByLabelText('Confirm password')
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeDisabled()
    await userEvent.type(password, 'sleep')
    await userEvent.type(confirmation, 'sleep{Enter}')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long')

    await userEvent.type(password, ' spindle')
    await userEvent.type(confirmation, ' spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome to/ })
    const { email, firstName, lastName } = APPROVED_APPLICANT
    await expect(readSetupData()).toEqual({ email, firstName, lastName, password: 'sleep spindle' })
  },
}
