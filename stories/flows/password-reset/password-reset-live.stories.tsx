import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PASSWORDS_DO_NOT_MATCH } from '../../../src/domain/password.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { requestPasswordReset } from '../../../src/hosted/auth.ts'
import { expectOneRequestOnDoubleClick, failingRequest } from '../../support/doubleClick.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Password reset',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.resetPassword }),
} satisfies Meta

export const RequestsALink: StoryObj = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT)
    await userEvent.type(email, 'demo{Enter}')
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await userEvent.clear(email)
    await userEvent.type(email, `${DEMO_USER.email}{Enter}`)
    await canvas.findByRole('heading', { level: 1, name: 'Check your email' })
    await expect(document.body).not.toHaveFocus()
  },
}

/** Focuses invalid fields, and the page after a step removed the focused element. */
export const ChoosesAPasswordByLink: StoryObj = {
  ...liveApp({
    world: 'demo',
    path: async ({ hosted }) => {
      await requestPasswordReset(DEMO_USER.email)
      return hosted.outbox.list().at(-1)?.link?.href ?? ''
    },
  }),
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('New password', {}, LOADING_TIMEOUT)
    await expect(password).not.toHaveFocus()
    await userEvent.type(password, 'six666')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'six667{Enter}')
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus()
    await expect(canvas.getByText(PASSWORDS_DO_NOT_MATCH)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}6{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Password changed' }, LOADING_TIMEOUT)
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
  },
}

const refused = failingRequest('auth/recover')

/** After a failure, a double click sends one request, does not move the button and stays on the page. */
export const IgnoresSecondClick: StoryObj = {
  ...liveApp({ world: 'demo', path: PATHS.resetPassword, ...refused }),
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT)
    await userEvent.type(email, `${DEMO_USER.email}{Enter}`)
    await canvas.findByRole('alert', {}, LOADING_TIMEOUT)
    await expectOneRequestOnDoubleClick(canvas.getByRole('button', { name: 'Send the link' }), refused)
  },
}
