import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { ADMIN } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

export default {
  title: 'Behavior/Admin users',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: PATHS.admin }),
} satisfies Meta

/** Signs in while the backend is down, so that the tab starts with the form that connects to the backend. */
async function openWithoutBackend(): Promise<void> {
  const login = within(await screen.findByRole('dialog'))
  setFaults(['login:network'])
  await userEvent.type(await login.findByLabelText('Email'), ADMIN.email)
  await userEvent.type(login.getByLabelText('Password'), ADMIN.password)
  await userEvent.click(login.getByRole('button', { name: 'Sign In' }))
  await userEvent.click(await screen.findByRole('tab', { name: 'FastAPI Users' }))
  setFaults([])
}

/** Connects, deactivates, activates and searches by keyboard without losing the focus. */
export const UsableByKeyboard: StoryObj = {
  play: async (context) => {
    const { canvas } = context
    await openWithoutBackend()
    const password = await canvas.findByLabelText('Password')
    password.focus()
    await userEvent.keyboard('{Enter}')
    await expect(password).toBeInvalid()
    await userEvent.keyboard('wrong{Enter}')
    await canvas.findByText(/^Invalid email or password/)
    await waitFor(() => expect(password).toHaveFocus())
    await userEvent.keyboard(`${ADMIN.password}{Enter}`)
    await expect(await canvas.findByText('2 users', { selector: 'p' })).toBeVisible()
    await expect(document.body).not.toHaveFocus()

    // The admin's own account cannot be deactivated.
    const own = canvas.getByRole('button', { name: 'Deactivate Ines Okafor' })
    await expect(own).toHaveAttribute('aria-disabled', 'true')
    canvas.getByRole('button', { name: 'Deactivate Mira Halloran' }).focus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate this account?' })
    await expect(dialog).toHaveTextContent(/will be signed out everywhere/)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const activate = await canvas.findByRole('button', { name: 'Activate Mira Halloran' })
    await waitFor(() => expect(activate).toHaveFocus())
    await waitFor(() => expect(canvas.getAllByText('Inactive')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Deactivate Mira Halloran' })).toHaveFocus(),
    )

    canvas.getByRole('button', { name: 'Set the password of Mira Halloran' }).focus()
    await userEvent.keyboard('{Enter}')
    const form = within(await screen.findByRole('dialog', { name: 'Set a new password' }))
    const newPassword = form.getByLabelText('Password')
    await waitFor(() => expect(newPassword).toHaveFocus())
    const save = form.getByRole('button', { name: 'Set password' })
    await userEvent.keyboard('short')
    await userEvent.click(save)
    await waitFor(() => expect(newPassword).toBeInvalid())
    await userEvent.keyboard('{Control>}a{/Control}a-new-password')
    await userEvent.type(form.getByLabelText('Confirm password'), 'a-new-password')
    await userEvent.click(save)
    await waitFor(() => expect(screen.getByText('Password changed')).toBeVisible())
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Set the password of Mira Halloran' })).toHaveFocus(),
    )

    await userEvent.type(canvas.getByRole('searchbox'), 'nobody')
    await expect(await canvas.findByText('No users found')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }))
    await waitFor(() => expect(canvas.getByText('2 users', { selector: 'p' })).toBeVisible())
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
}
