import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { longWord } from './frame.tsx'

const meta = {
  title: 'UI/Toasts',
  component: ToastRegion,
  args: { timeout: 0 },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** Says one thing once the region is there. */
function saying(say: () => void): Pick<Story, 'render'> {
  return {
    render: function Saying(args) {
      useEffect(say, [])
      return <ToastRegion {...args} />
    },
  }
}

export const Success: Story = saying(() => toasts.success('Settings saved', 'They hold on every device.'))
export const Warning: Story = saying(() =>
  toasts.warning('Partly removed', 'The backend account is still there.'),
)
export const Failure: Story = saying(() => toasts.error('Upload failed', 'The file is larger than 25 MB.'))
export const TitleOnly: Story = saying(() => toasts.success('Copied'))
export const LongText: Story = saying(() => toasts.error(longWord, longWord.repeat(2)))
export const Several: Story = saying(() => {
  toasts.success('First', 'It was uploaded.')
  toasts.warning('Second', 'It was uploaded without its pictures.')
  toasts.error('Third', 'It could not be read.')
})

export const Dismissed: Story = {
  ...saying(() => toasts.success('Settings saved')),
  play: async () => {
    await screen.findByText('Settings saved')
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }))
    await waitFor(() => expect(screen.queryByText('Settings saved')).toBeNull())
  },
}
