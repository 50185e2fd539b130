import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADMIN, DEMO_USER } from '../../../mocks/worlds/people.ts'
import { NOT_AN_ADMIN } from '../../../src/domain/adminSignIn.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { addAuthenticatorApp } from '../../support/authenticatorApp.ts'
import { expectOneRequestOnDoubleClick, failingRequest } from '../../support/doubleClick.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

/** Without a session, the admin area redirects to the landing page with the admin login open. */
export default {
  title: 'Behavior/Admin login',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.admin }),
} satisfies Meta

async function adminLogin() {
  const element = await screen.findByRole('dialog', { name: 'Admin login' }, LOADING_TIMEOUT)
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
    await expect(element).toHaveAccessibleDescription('For administrators.')
    for (const name of ['Password', 'Show password', 'Sign In', 'Back to Main App', 'Email']) {
      await userEvent.tab()
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const ClosesByButton: StoryObj = {
  play: async () => {
    const { dialog } = await adminLogin()
    await userEvent.click(dialog.getByRole('button', { name: 'Back to Main App' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const FocusesTheMissingPassword: StoryObj = {
  play: async () => {
    const { dialog, email, password } = await adminLogin()
    await userEvent.type(email, 'una@lab.example{Enter}')
    await waitFor(() => expect(password).toHaveFocus())
    await expect(password).toHaveAccessibleDescription('Please enter your password.')
    await userEvent.click(dialog.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
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
    await canvas.findByRole('tab', { name: 'FastAPI Users' }, LOADING_TIMEOUT)
  },
}

export const CancelsTheSecondFactor: StoryObj = {
  play: async () => {
    const { dialog, email, password } = await adminLogin()
    await addAuthenticatorApp(ADMIN)
    await userEvent.type(email, ADMIN.email)
    await userEvent.type(password, `${ADMIN.password}{Enter}`)
    await userEvent.click(await dialog.findByRole('button', { name: 'Back to sign in' }, LOADING_TIMEOUT))
    await waitFor(() => expect(dialog.getByLabelText('Password')).toHaveFocus(), LOADING_TIMEOUT)
    await expect(dialog.getByLabelText('Email')).toHaveValue(ADMIN.email)
  },
}

const refused = failingRequest('auth/token')

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = {
  ...liveApp({ world: 'demo', path: PATHS.admin, ...refused }),
  play: async () => {
    const { dialog, email, password } = await adminLogin()
    await userEvent.type(email, ADMIN.email)
    await userEvent.type(password, 'wrong{Enter}')
    await dialog.findByText('An unexpected error occurred')
    await userEvent.type(password, 'wrong')
    await expectOneRequestOnDoubleClick(dialog.getByRole('button', { name: 'Sign In' }), refused)
  },
}
