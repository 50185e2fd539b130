import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { expectOneRequestOnDoubleClick, failingRequest } from '../../support/doubleClick.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { freshSetupLink, resettableSetupLink } from '../../support/setupLink.ts'

export default {
  title: 'Flows/Setup/Live',
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

const link = resettableSetupLink(PATHS.setup)

/** An admin resets the application while the form is open. */
export const RejectsLinkThatWasReset: StoryObj = {
  ...liveApp({ world: 'demo', path: link.path }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'Hippocampus-1953')
    await link.reset()
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Hippocampus-1953{Enter}')
    const notice = await canvas.findByRole('alert', {}, LOADING_TIMEOUT)
    await expect(notice).toHaveTextContent('Setup token not found')
    await waitFor(() => expect(notice).toHaveFocus())
  },
}

const refused = failingRequest('*/auth/v1/signup', 422, {
  error_code: 'signup_disabled',
  message: 'Signups not allowed',
})

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = {
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.setup), faults: [refused.handler] }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'Hippocampus-1953')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'Hippocampus-1953{Enter}')
    await canvas.findByRole('alert', {}, LOADING_TIMEOUT)
    await expectOneRequestOnDoubleClick(canvas.getByRole('button', { name: 'Create Account' }), refused)
  },
}
