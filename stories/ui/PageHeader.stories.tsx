import type { Meta, StoryObj } from '@storybook/react-vite'
import { Upload } from 'lucide-react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { PageHeader } from '../../src/ui/PageHeader/PageHeader.tsx'
import { longWord, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/PageHeader',
  component: PageHeader,
  parameters: { layout: 'padded' },
  args: {
    title: 'Knowledge Base',
    subtitle: 'Documents you upload become part of your personal graph.',
    actions: (
      <Button variant="primary" icon={<Upload aria-hidden="true" />}>
        Upload
      </Button>
    ),
  },
} satisfies Meta<typeof PageHeader>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { subtitle: undefined, actions: undefined } }
export const Narrow: Story = {
  args: { title: longWord },
  render: (args) => (
    <Width>
      <PageHeader {...args} />
    </Width>
  ),
}
