import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText } from 'lucide-react'
import { fn } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'
import { EmptyState } from '../../src/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '../../src/ui/ErrorState/ErrorState.tsx'
import { longWord, Width } from './support/frame.tsx'

const meta = {
  title: 'UI/Empty and error',
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <Card flush>
        <Story />
      </Card>
    ),
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  render: () => (
    <EmptyState
      icon={<FileText />}
      title="No documents yet"
      text="Upload a PDF, TXT, MD or DOCX file and it becomes part of your personal graph."
      action={<Button variant="primary">Upload</Button>}
    />
  ),
}
export const NothingFound: Story = {
  render: () => <EmptyState title="No matches" text="No file name contains “hippocampus”." />,
}
export const Failed: Story = {
  render: () => (
    <ErrorState
      title="Failed to load documents"
      text="Network error. Please check your connection and try again."
      onRetry={fn()}
    />
  ),
}
export const Retrying: Story = {
  render: () => <ErrorState title="Failed to load documents" onRetry={fn()} busy />,
}
export const Narrow: Story = {
  render: () => (
    <Width>
      <ErrorState title={longWord} text={longWord} onRetry={fn()} />
    </Width>
  ),
}
