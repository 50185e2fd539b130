import type { StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { readSetupData } from '../../src/session/signUpStorage.ts'
import { expectOneRequestOnDoubleClick, failingRequest } from './doubleClick.ts'
import { LOADING_TIMEOUT, liveApp } from './live.tsx'
import { freshSetupLink, resettableSetupLink } from './setupLink.ts'

/**
 * A live story of a page that a setup link opens, and whose sign-up is refused. A double click on its button then sends
 * one request, does not move the button and stays on the page.
 */
export function ignoringSecondClick(page: string): StoryObj {
  const refused = failingRequest('auth/signup')
  return {
    ...liveApp({ world: 'demo', path: freshSetupLink(page), ...refused }),
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'Hippocampus-1953')
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'Hippocampus-1953{Enter}')
      await canvas.findByRole('alert', {}, LOADING_TIMEOUT)
      await expectOneRequestOnDoubleClick(canvas.getByRole('button', { name: 'Create Account' }), refused)
    },
  }
}

/**
 * A live story of a page that a setup link opens: an admin resets the application while the form is open. Then a notice
 * with this text has the focus, and the device keeps no setup data.
 */
export function rejectingResetLink(page: string, text: string): StoryObj {
  const link = resettableSetupLink(page)
  return {
    ...liveApp({ world: 'demo', path: link.path }),
    play: async ({ canvas }) => {
      await userEvent.type(await canvas.findByLabelText('Password', {}, LOADING_TIMEOUT), 'Hippocampus-1953')
      await link.reset()
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'Hippocampus-1953{Enter}')
      const notice = await canvas.findByRole('alert', {}, LOADING_TIMEOUT)
      await expect(notice).toHaveTextContent(text)
      await waitFor(() => expect(notice).toHaveFocus())
      await expect(readSetupData()).toBeNull()
    },
  }
}
