import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PASSWORDS_DO_NOT_MATCH } from '../../../src/domain/password.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { requestPasswordReset } from '../../../src/hosted/auth.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Password reset',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: PATHS.resetPassword }),
} satisfies Meta

export const RequestsALink: StoryObj = {
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText('Email')
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
    const password = await canvas.findByLabelText('New password')
    await expect(password).not.toHaveFocus()
    await userEvent.type(password, 'six666')
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'six667{Enter}')
    await expect(canvas.getByLabelText('Confirm password')).toHaveFocus()
    await expect(canvas.getByText(PASSWORDS_DO_NOT_MATCH)).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Confirm password'), '{Backspace}6{Enter}')
    await canvas.findByRole('heading', { level: 1, name: 'Password changed' })
    await expect(document.body).not.toHaveFocus()
    await userEvent.tab()
    await expect(document.activeElement).toHaveAttribute('href', expect.stringMatching(/^mailto:/))
    await userEvent.click(canvas.getByRole('link', { name: 'Go to sign in' }))
    await expect(await canvas.findByLabelText('Email')).toHaveValue(DEMO_USER.email)
  },
}
