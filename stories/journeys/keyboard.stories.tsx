import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { keyboard } from './support/keyboard.ts'

/** The keyboard that plays the journeys notices controls that a person could not use with it. */
export default {
  title: 'Behavior/Journeys',
  tags: ['behavior'],
  // The controls are broken on purpose.
  parameters: { a11y: { test: 'off' } },
} satisfies Meta

const button = (name: string) => screen.getByRole('button', { name })

export const FindsUnusableControls: StoryObj = {
  render: () => (
    <>
      <button type="button">First</button>
      <button type="button" style={{ outline: 'none' }}>
        Invisible
      </button>
      <button type="button" tabIndex={-1}>
        Skipped
      </button>
      <button type="button">Last</button>
    </>
  ),
  async play() {
    await keyboard.press(button('Last'))
    await expect(button('Last')).toHaveFocus()
    await keyboard.press(button('First'))
    await expect(button('First')).toHaveFocus()
    await expect(keyboard.press(button('Skipped'))).rejects.toThrow('cannot be reached by Tab')
    await expect(keyboard.press(button('Invisible'))).rejects.toThrow('does not show that it has the focus')
  },
}
