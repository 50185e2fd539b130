import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'
import { freshSetupLink } from '../../support/setupLink.ts'

const register = { world: 'demo', path: freshSetupLink(PATHS.register) } as const

const refuseSignUp = (error_code: string, message: string) =>
  http.post('*/auth/v1/signup', () => HttpResponse.json({ error_code, message }, { status: 422 }))

export default { title: 'Behavior/Registration', tags: ['live'], ...liveApp(register) } satisfies Meta

/** Focus moves to the first invalid field, also if the provider refuses it; the email cannot be changed. */
export const FocusesInvalidField: StoryObj = {
  ...liveApp({ ...register, handlers: [refuseSignUp('weak_password', 'This one is too common.')] }),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password')
    await expect(password).not.toHaveFocus()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('readonly')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Account' }))
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(/at least 6 characters long/)

    await userEvent.keyboard('sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await waitFor(() => expect(password).toHaveAccessibleDescription(/too easy to guess/))
    await expect(password).toHaveFocus()
    await expect(password).toHaveValue('sleep-spindle-9')
  },
}

/** The links that replace the form get its focus. */
export const FocusesSignInForExistingAccount: StoryObj = {
  ...liveApp({ ...register, handlers: [refuseSignUp('user_already_exists', 'User already registered')] }),
  play: async ({ canvas }) => {
    const email = (await canvas.findByLabelText<HTMLInputElement>('Email')).value
    await userEvent.type(canvas.getByLabelText('Password'), 'sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveFocus())
    await expect(canvas.getByText(email)).toBeVisible()
  },
}
