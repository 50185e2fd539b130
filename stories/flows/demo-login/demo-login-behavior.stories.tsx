import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import type { DemoLoginArgs, DemoLoginStory } from './demo-login.stories.tsx'
import demoLogin, { Editing, FailedInvalid } from './demo-login.stories.tsx'

export default {
  ...demoLogin,
  title: 'Behavior/Demo login',
  tags: ['behavior'],
} satisfies Meta<DemoLoginArgs>

export const FocusesThePasswordAfterAFailure: DemoLoginStory = {
  ...FailedInvalid,
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Invalid email or password.')
    await expect(password).toHaveFocus()
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    const links = {
      Engram: '/',
      Back: '/',
      'Request Demo Access': '/#request-access',
      'Forgot password?': '/reset-password',
      'Contact Us': 'mailto:hello@engram.example',
    }
    for (const [name, href] of Object.entries(links))
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', href)
  },
}

export const DoesNotTakeTheFocusOnLoad: DemoLoginStory = {
  ...Editing,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(document.body).toHaveFocus()
  },
}
