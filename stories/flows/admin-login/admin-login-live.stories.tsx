import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADMIN, DEMO_USER } from '../../../mocks/worlds/people.ts'
import { NOT_AN_ADMIN } from '../../../src/domain/adminSignIn.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { addAuthenticatorApp } from '../../support/authenticatorApp.ts'
import { liveApp } from '../../support/live.tsx'

/** Without a session, the admin area redirects to the landing page with the admin login open. */
export default {
  title: 'Behavior/Admin login',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: PATHS.admin }),
} satisfies Meta

async function adminLogin() {
  const element = await screen.findByRole('dialog', { name: 'Admin login' })
  const dialog = within(element)
  await waitFor(() => expect(dialog.getByLabelText('Email')).toHaveFocus())
  return {
    element,
    dialog,
    email: dialog.getByLabelText('Email'),
    password: dialog.getByLabelText('Password'),
  }
}

export const KeepsFocusInside: StoryObj = {
  play: async () => {
    const { element } = await adminLogin()
    await expect(element).toHaveAccessibleDescription('Review applications and manage users.')
    for (const name of ['Password', 'Show password', 'Sign In', 'Back to Main App', 'Email']) {
      await userEvent.tab()
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const RefusedThenDeniedThenAdmitted: StoryObj = {
  play: async ({ canvas }) => {
    const { dialog, email, password } = await adminLogin()
    await userEvent.type(email, DEMO_USER.email)
    await userEvent.type(password, 'wrong{Enter}')
    await dialog.findByText('Login failed')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')
    await userEvent.type(password, `${DEMO_USER.password}{Enter}`)
    await dialog.findByText(NOT_AN_ADMIN)
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveValue('')
    await userEvent.clear(email)
    await userEvent.type(email, ADMIN.email)
    await userEvent.type(password, `${ADMIN.password}{Enter}`)
    await canvas.findByRole('tab', { name: 'FastAPI Users' })
  },
}

export const CancelsTheSecondFactor: StoryObj = {
  play: async () => {
    const { dialog, email, password } = await adminLogin()
    await addAuthenticatorApp(ADMIN)
    await userEvent.type(email, ADMIN.email)
    await userEvent.type(password, `${ADMIN.password}{Enter}`)
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to sign in' }))
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus())
    await expect(dialog.getByLabelText('Email')).toHaveValue(ADMIN.email)
  },
}
