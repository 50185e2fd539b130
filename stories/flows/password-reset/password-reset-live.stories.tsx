import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Flows/Password reset/Live',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.resetPassword }),
} satisfies Meta

export const RequestsALink: StoryObj = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT)
    await userEvent.type(email, 'demo{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await userEvent.clear(email)
    await userEvent.type(email, `${DEMO_USER.email}{Enter}`)
    await canvas.findByRole('heading', { level: 1, name: 'Check your email' })
    await expect(document.body).not.toHaveFocus()
  },
}
