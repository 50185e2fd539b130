import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { readSetupData } from '../../../src/session/signUpStorage.ts'
import { liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'
import { freshSetupLink, resettableSetupLink } from '../../support/setupLink.ts'

export default {
  title: 'Behavior/Setup',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.setup) }),
} satisfies Meta

/** Continues from the setup link to the demo login, with the email filled in. A field with an error gets the focus. */
export const SetsUpAccount: StoryObj = {
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password')
    // No field has the focus on arrival.
    await expect(document.activeElement?.closest('form')).toBeFalsy()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    const { value: email } = canvas.getByLabelText<HTMLInputElement>('Email')

    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(/Password must contain: at least 8 characters/)
    await expect(password).toHaveAccessibleDescription(/0 of 4 met/)

    await userEvent.type(password, 'Hippocampus-1953')
    const confirmation = canvas.getByLabelText('Confirm password')
    await userEvent.type(confirmation, 'Hippocampus-1952{Enter}')
    await expect(confirmation).toHaveFocus()
    await expect(confirmation).toHaveAccessibleDescription('Passwords do not match')

    await userEvent.clear(confirmation)
    await userEvent.type(confirmation, 'Hippocampus-1953{Enter}')
    await screen.findByText('Account created successfully! Please log in.')
    await canvas.findByRole('heading', { name: 'Demo login' })
    await expect(canvas.getByLabelText('Email')).toHaveValue(email)
  },
}

/** The first check of the link fails. After the retry the heading has the focus, because the pressed button is gone. */
export const FocusesTheHeadingAfterARetry: StoryObj = {
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.setup), faults: ['rest/approved_users:network'] }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' })
    setFaults([])
    await userEvent.click(retry)
    await canvas.findByLabelText('Password')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

const link = resettableSetupLink(PATHS.setup)

/** An admin resets the application while the form is open. */
export const RejectsLinkThatWasReset: StoryObj = {
  ...liveApp({ world: 'demo', path: link.path }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'Hippocampus-1953')
    await link.reset()
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Hippocampus-1953{Enter}')
    const notice = await canvas.findByRole('alert')
    await expect(notice).toHaveTextContent('Setup token not found')
    await waitFor(() => expect(notice).toHaveFocus())
    await expect(readSetupData()).toBeNull()
  },
}
