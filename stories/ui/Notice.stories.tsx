import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Notice } from '../../src/ui/Notice/Notice.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/Notice',
  component: Notice,
  parameters: { layout: 'padded' },
  args: {
    tone: 'error',
    title: 'Invalid email or password.',
    children: 'Check both, then type your password again.',
  },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const ErrorTone: Story = {
  render: (args) => (
    <Width px={368}>
      <Notice {...args} />
    </Width>
  ),
}
export const Tones: Story = {
  render: () => (
    <Stack width={560}>
      {(['info', 'success', 'warning', 'error'] as const).map((tone) => (
        <Width key={tone} px={560}>
          <Notice tone={tone} title={`A notice of ${tone}`}>
            It says what to do next.
          </Notice>
        </Width>
      ))}
    </Stack>
  ),
}
export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Backend not connected',
    children: 'Your documents cannot be reached right now.',
    action: <Button size="small">Retry</Button>,
  },
}
export const TextOnly: Story = { args: { tone: 'info', title: undefined, children: 'Saved on this device.' } }
export const Narrow: Story = {
  render: (args) => (
    <Width>
      <Notice {...args} title={longWord} action={<Button size="small">Retry</Button>} />
    </Width>
  ),
}
