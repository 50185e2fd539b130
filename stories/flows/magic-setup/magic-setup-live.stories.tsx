import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { register } from '../../../src/api/auth.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { waitlistRegistration } from '../../../src/domain/registration.ts'
import { readSetupData } from '../../../src/session/signUpStorage.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'
import { freshSetupLink } from '../../support/setupLink.ts'
import { ignoringSecondClick, rejectingResetLink } from '../../support/setupLinkStories.ts'

export default {
  title: 'Behavior/Magic setup',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: freshSetupLink(PATHS.magicSetup) }),
} satisfies Meta

/** The applicant of the setup link. */
const TOMOKO = {
  email: 'tomoko.ferreira@halden-institute.example',
  firstName: 'Tomoko',
  lastName: 'Ferreira',
}

export const ContinuesToOnboarding: StoryObj = {
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT)
    const confirmation = canvas.getByLabelText('Confirm password')
    await expect(canvas.getByRole('button', { name: 'Create Account' })).toBeDisabled()
    await userEvent.type(password, 'sleep')
    await userEvent.type(confirmation, 'sleep{Enter}')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription('Password must be at least 6 characters long')

    await userEvent.type(password, ' spindle')
    await userEvent.type(confirmation, ' spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome to/ }, LOADING_TIMEOUT)
    await expect(readSetupData()).toEqual({ ...TOMOKO, password: 'sleep spindle' })
  },
}

async function signUpTomoko(password: string): Promise<void> {
  const { email, firstName, lastName } = TOMOKO
  await fetch('/hosted/auth/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, data: { first_name: firstName, last_name: lastName } }),
  })
}

/** Continues to onboarding if the account exists with this password. */
export const AcceptsExistingAccount: StoryObj = {
  beforeEach: () => signUpTomoko('sleep spindle'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome to/ }, LOADING_TIMEOUT)
  },
}

/** Opens the dashboard if the backend has the account too, because onboarding was completed. */
export const OpensDashboardOfExistingAccount: StoryObj = {
  async beforeEach() {
    await signUpTomoko('sleep spindle')
    await register(waitlistRegistration({ ...TOMOKO, password: 'sleep spindle' }))
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    await canvas.findByRole('heading', { name: /^Welcome, Tomoko/ }, LOADING_TIMEOUT)
    await canvas.findByText('Backend Access', {}, LOADING_TIMEOUT)
  },
}

/** An admin resets the application while the form is open. */
export const RejectsLinkThatWasReset: StoryObj = rejectingResetLink(PATHS.magicSetup, 'Invalid setup token')

/** Continues to registration with a toast if the account exists with another password. */
export const ContinuesToRegistration: StoryObj = {
  beforeEach: () => signUpTomoko('made long ago'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'sleep spindle')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
    const toast = await screen.findByRole('dialog', { name: 'Account already exists' }, LOADING_TIMEOUT)
    await expect(toast).toHaveTextContent('Please sign in with your existing credentials.')
    await canvas.findByText(TOMOKO.email, {}, LOADING_TIMEOUT)
    await expect(readSetupData()).toBeNull()
  },
}

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = ignoringSecondClick(PATHS.magicSetup)
