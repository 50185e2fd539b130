import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { readReadyAccount, storeReadyAccount } from '../../../src/device/readyAccount.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { LOADING_TIMEOUT, liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Landing',
  tags: ['live', '!autodocs'],
  ...liveApp({ world: 'demo', path: PATHS.home }),
} satisfies Meta

/** A request button loads the form and scrolls to it. Exit returns the focus to that button. */
export const OpenAndLeaveForm: StoryObj = {
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main', {}, LOADING_TIMEOUT))
    await userEvent.click(main.getByRole('button', { name: 'Request Demo Access' }))
    await main.findByRole('textbox', { name: 'First name' }, LOADING_TIMEOUT)
    await userEvent.click(main.getByRole('button', { name: 'Exit' }))
    await expect(main.getByRole('button', { name: 'Request Demo Access' })).toHaveFocus()
  },
}

/** Shift, GO and Enter open direct account creation. */
export const HiddenShortcut: StoryObj = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 }, LOADING_TIMEOUT)
    // The shortcuts are loaded after the page.
    await waitFor(async () => {
      await userEvent.keyboard('{Shift>}GO{Enter}{/Shift}')
      await screen.findByRole('dialog', { name: 'Direct Account Creation' })
    }, LOADING_TIMEOUT)
  },
}

function pathWithReadyAccount(): string {
  storeReadyAccount('noor@lab.example')
  return PATHS.home
}

/** The main button opens the demo login with the email filled in. */
export const SignsInToReadyAccount: StoryObj = {
  ...liveApp({ world: 'demo', path: pathWithReadyAccount }),
  play: async ({ canvas }) => {
    await canvas.findByText('Your account is ready', {}, LOADING_TIMEOUT)
    await userEvent.click(canvas.getByRole('link', { name: 'Sign In' }))
    await expect(await canvas.findByLabelText('Email', {}, LOADING_TIMEOUT)).toHaveValue('noor@lab.example')
  },
}

export const DismissesReadyAccount: StoryObj = {
  ...liveApp({ world: 'demo', path: pathWithReadyAccount }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main', {}, LOADING_TIMEOUT))
    await userEvent.click(await main.findByRole('button', { name: 'Dismiss' }))
    await expect(main.queryByText('Your account is ready')).toBeNull()
    await waitFor(() => expect(main.getByRole('button', { name: 'Request Demo Access' })).toHaveFocus())
    await expect(readReadyAccount()).toBeNull()
  },
}
