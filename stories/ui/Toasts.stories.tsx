import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import ToastRegion from '../../src/ui/Toasts/ToastRegion.tsx'
import { toasts } from '../../src/ui/Toasts/toasts.ts'
import { longWord } from './support/frame.tsx'

const meta = {
  title: 'UI/Toasts',
  component: ToastRegion,
  args: { timeout: 0 },
} satisfies Meta<typeof ToastRegion>
export default meta
type Story = StoryObj<typeof meta>

/** Says something once the region is there, and waits until it is read. */
function saying(say: () => void, title: string): Pick<Story, 'play'> {
  return {
    play: async () => {
      say()
      await screen.findByText(title)
    },
  }
}

export const Success: Story = saying(
  () => toasts.success('Settings saved', 'They hold on every device.'),
  'Settings saved',
)
export const Warning: Story = saying(
  () => toasts.warning('Partly removed', 'The backend account is still there.'),
  'Partly removed',
)
export const Failure: Story = saying(
  () => toasts.error('Upload failed', 'The file is larger than 25 MB.'),
  'Upload failed',
)
export const TitleOnly: Story = saying(() => toasts.success('Copied'), 'Copied')
export const LongText: Story = saying(() => toasts.warning(longWord, longWord.repeat(2)), longWord)
export const Several: Story = saying(() => {
  toasts.success('First', 'It was uploaded.')
  toasts.warning('Second', 'It was uploaded without its pictures.')
  toasts.error('Third', 'It could not be read.')
}, 'Third')

export const Dismissed: Story = {
  play: async () => {
    toasts.success('Settings saved')
    await screen.findByText('Settings saved')
    await userEvent.click(screen.getByLabelText('Dismiss'))
    await waitFor(() => expect(screen.queryByText('Settings saved')).toBeNull())
  },
}
