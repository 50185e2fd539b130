import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Disclosure } from '../../src/ui/Disclosure/Disclosure.tsx'
import { longWord, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/Disclosure',
  component: Disclosure,
  parameters: { layout: 'padded' },
  args: {
    title: 'Hypotheses',
    count: 3,
    onOpenChange: fn(),
    children: (
      <p style={{ padding: '0 16px' }}>Hippocampal replay during slow-wave sleep causes the transfer.</p>
    ),
  },
  decorators: [
    (Story) => (
      <Width px={400}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {}
export const Folded: Story = { args: { defaultOpen: false } }
export const LongText: Story = { args: { title: longWord, count: 1284 } }
export const Toggles: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: /Hypotheses/ })
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(trigger)
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onOpenChange).toHaveBeenCalledWith(false)
  },
}
