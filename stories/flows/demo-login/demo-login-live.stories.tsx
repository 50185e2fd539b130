import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Demo login',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: PATHS.demoLogin }),
} satisfies Meta

const LINKS = {
  Engram: '/',
  Back: '/',
  'Request Demo Access': '/#request-access',
  'Forgot password?': '/reset-password',
  'Contact Us': 'mailto:hello@engram.example',
}

/** No field takes the focus on load; after a failure the password has it. */
export const WrongPasswordThenSignIn: StoryObj = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email')
    await expect(document.body).toHaveFocus()
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    for (const [name, href] of Object.entries(LINKS))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
    await userEvent.type(email, DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Invalid email or password.')
    const password = canvas.getByLabelText('Password')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await userEvent.type(password, `${DEMO_USER.password}{Enter}`)
    await canvas.findByRole('heading', { name: 'Welcome, Mira' })
  },
}
