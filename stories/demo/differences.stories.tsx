import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { DifferencesButton } from '../../mocks/demo/differences/DifferencesButton.tsx'
import { inPart } from '../support/inApp.tsx'

export default {
  title: 'Demo/Differences',
  component: DifferencesButton,
  decorators: [inPart],
} satisfies Meta<typeof DifferencesButton>

/** The button opens the list of differences. */
export const Open: StoryObj<typeof DifferencesButton> = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(within(dialog).getAllByRole('heading', { level: 3 })).not.toHaveLength(0)
  },
}
