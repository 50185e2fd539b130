import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { readReadyAccount, storeReadyAccount } from '../../../src/device/readyAccount.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { liveApp } from '../../support/live.tsx'

export default {
  title: 'Behavior/Landing',
  tags: ['live'],
  ...liveApp({ world: 'demo', path: PATHS.home }),
} satisfies Meta

function pathWithReadyAccount(): string {
  storeReadyAccount('noor@lab.example')
  return PATHS.home
}

export const DismissesReadyAccount: StoryObj = {
  ...liveApp({ world: 'demo', path: pathWithReadyAccount }),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await userEvent.click(await main.findByRole('button', { name: 'Dismiss' }))
    await expect(main.queryByText('Your account is ready')).toBeNull()
    await waitFor(() => expect(main.getByRole('button', { name: 'Request Demo Access' })).toHaveFocus())
    await expect(readReadyAccount()).toBeNull()
  },
}
