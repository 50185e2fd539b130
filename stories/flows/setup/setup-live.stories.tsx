import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'
import { freshSetupLink } from '../../support/setupLink.ts'
import { ignoringSecondClick, rejectingResetLink } from '../../support/setupLinkStories.ts'

export default {
  title: 'Behavior/Setup',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.setup) }),
} satisfies Meta

/** Continues from the setup link to the demo login. A field with an error gets the focus. */
export const SetsUpAccount: StoryObj = {
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT)
    // No field has the focus on arrival.
    await expect(document.activeElement?.closest('form')).toBeFalsy()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')

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
    await screen.findByText('Account created successfully! Please log in.', {}, LOADING_TIMEOUT)
    await canvas.findByRole('heading', { name: 'Demo login' }, LOADING_TIMEOUT)
  },
}

/** An admin resets the application while the form is open. */
export const RejectsLinkThatWasReset: StoryObj = rejectingResetLink(PATHS.setup, 'Setup token not found')

/** The first check of the link fails. After the retry the heading has the focus, because the pressed button is gone. */
export const FocusesTheHeadingAfterARetry: StoryObj = {
  ...liveApp({
    world: 'demo',
    path: freshSetupLink(PATHS.setup),
    faults: ['rest/approved_users:network'],
  }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' }, LOADING_TIMEOUT)
    setFaults([])
    await userEvent.click(retry)
    await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = ignoringSecondClick(PATHS.setup)
