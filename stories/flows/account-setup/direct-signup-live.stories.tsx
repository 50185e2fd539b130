import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, type within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { grantSecretAccess } from '../../../src/session/signUpStorage.ts'
import {
  expectOneRequestOnDoubleClick,
  expectSecondClickIgnored,
  failingSignUp,
} from '../../support/doubleClick.ts'
import { liveApp } from '../../support/live.tsx'

function signupPath(): string {
  grantSecretAccess()
  return PATHS.signup
}

async function signUp(canvas: ReturnType<typeof within>) {
  await userEvent.type(await canvas.findByLabelText('First name'), 'Ada')
  await userEvent.type(canvas.getByLabelText('Last name'), 'Quill')
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@quill.example')
  await userEvent.type(canvas.getByLabelText('Password'), 'sleep spindle')
  await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep spindle{Enter}')
}

export default {
  title: 'Behavior/Direct signup',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: signupPath }),
} satisfies Meta

export const CreatesAccount: StoryObj = {
  play: async ({ canvas }) => {
    await signUp(canvas)
    await canvas.findByRole('heading', { name: /^Welcome to/ })
  },
}

/** Filled in by keyboard only: the invalid field gets focus, and the input stays after a failure. */
export const KeepsInputIfAccountExists: StoryObj = {
  play: async ({ canvas }) => {
    const firstName = await canvas.findByLabelText('First name')
    // No field has the focus on arrival.
    await expect(document.activeElement?.closest('form')).toBeFalsy()
    await userEvent.type(canvas.getByLabelText('Last name'), 'Halloran{Enter}')
    await expect(firstName).toHaveFocus()
    await userEvent.keyboard('Mira')
    await userEvent.type(canvas.getByLabelText('Email'), DEMO_USER.email)
    await userEvent.type(canvas.getByLabelText('Password'), 'sleep-spindle-9')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'sleep-spindle-9{Enter}')
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to create account')
    await expect(canvas.getByLabelText('Email')).toHaveValue(DEMO_USER.email)
    await expect(canvas.getByLabelText('Password')).toHaveValue('sleep-spindle-9')
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/demo')
  },
}

const refused = failingSignUp()

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = {
  ...liveApp({ world: 'demo', path: signupPath, ...refused }),
  play: async ({ canvas }) => {
    await signUp(canvas)
    await canvas.findByRole('alert')
    const button = canvas.getByRole('button', { name: 'Create Account & Continue' })
    await expectOneRequestOnDoubleClick(button, refused)
    await expectSecondClickIgnored(button, canvas.getByRole('link', { name: 'Sign in' }))
  },
}
