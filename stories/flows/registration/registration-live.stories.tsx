import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { freshSetupLink } from '../../support/setupLink.ts'
import { ignoringSecondClick, rejectingResetLink } from '../../support/setupLinkStories.ts'

const register = { world: 'demo', path: freshSetupLink(PATHS.register) } as const

const refuseSignUp = (error_code: string, message: string) =>
  http.post('*/auth/v1/signup', () => HttpResponse.json({ error_code, message }, { status: 422 }))

export default {
  title: 'Behavior/Registration',
  tags: ['live', '!autodocs'],
  ...liveApp(register),
} satisfies Meta

export const RegistersApplicant: StoryObj = {
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome, / }, LOADING_TIMEOUT)
  },
}

/** Focus moves to the first invalid field, also if the provider refuses it; the email cannot be changed. */
export const FocusesInvalidField: StoryObj = {
  ...liveApp({ ...register, handlers: [refuseSignUp('weak_password', 'This one is too common.')] }),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT)
    await expect(password).not.toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(/at least 6 characters long/)

    await userEvent.keyboard('sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/too common/), LOADING_TIMEOUT)
    await expect(password).toHaveFocus()
    await expect(password).toHaveValue('sleep-spindle-9')
  },
}

/** The links that replace the form get its focus. */
export const FocusesSignInForExistingAccount: StoryObj = {
  ...liveApp({ ...register, handlers: [refuseSignUp('user_already_exists', 'User already registered')] }),
  play: async ({ canvas }) => {
    const email = (await canvas.findByLabelText<HTMLInputElement>('Email', {}, LOADING_TIMEOUT)).value
    await userEvent.type(canvas.getByLabelText('Password'), 'sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveFocus(), LOADING_TIMEOUT)
    await expect(canvas.getByText(email)).toBeVisible()
  },
}

/** An admin resets the application while the form is open. */
export const RejectsLinkThatWasReset: StoryObj = rejectingResetLink(
  PATHS.register,
  'Invalid or expired registration token',
)

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = ignoringSecondClick(PATHS.register)
