import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileText, MessageSquare, SearchX } from 'lucide-react'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Card } from '../../src/ui/Card/Card.tsx'
import { EmptyState, type EmptyStateProps } from '../../src/ui/EmptyState/EmptyState.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stress } from './support/requiredStories.tsx'

const InCard = (args: EmptyStateProps) => (
  <Card padding="none">
    <EmptyState {...args} />
  </Card>
)

const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  parameters: componentDocs(`Replaces content that does not exist: no uploads yet, no search results.

**Text.** The title names what is missing; the text explains what is shown here and how to add it. Offer the one
action that changes the state: upload, or clear the filters.

**Use instead:** ErrorState if loading failed; Skeleton during loading. No results is not a failure, and content that
is still loading is not empty.

**Size.** \`medium\` in a card or below the filters of a list; \`large\` in place of a whole page. The dashed border
matches the pie of pending items.`),
  args: {
    icon: <FileText />,
    title: 'No documents yet',
    text: 'Upload a PDF, TXT, MD or DOCX file and it becomes part of your personal graph.',
    action: <Button variant="primary">Upload</Button>,
  },
  argTypes: { icon: { control: false }, action: { control: false } },
  render: (args) => <InCard {...args} />,
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Stack fill gap={24}>
      <Card padding="none">
        <EmptyState
          icon={<SearchX />}
          title="No matching documents"
          text="No document has “hippocampus” in its file name and this status."
          action={<Button>Clear filters</Button>}
        />
      </Card>
      <Card padding="none">
        <EmptyState title="No matches" text="No file name contains “hippocampus”." />
      </Card>
      <Card padding="none">
        <EmptyState icon={<MessageSquare />} title="No sessions" level={3} />
      </Card>
    </Stack>
  ),
}

export const FullPage: Story = {
  args: {
    icon: <MessageSquare />,
    size: 'large',
    level: 1,
    title: 'Ask about your documents',
    text: 'Every answer cites its pages, shows contradicting evidence and states its confidence.',
    action: (
      <>
        <Button variant="primary" size="large">
          New Chat
        </Button>
        <Button size="large">Upload</Button>
      </>
    ),
  },
  render: (args) => <EmptyState {...args} />,
}

export const RightToLeft: Story = rightToLeftOf(InCard, {
  title: arabic.word,
  text: arabic.sentence,
  action: <Button variant="primary">{arabic.action}</Button>,
})

export const Stress: Story = stress(() => (
  <>
    <EmptyState
      icon={<FileText />}
      title={longWord}
      text={longWord}
      action={
        <>
          <Button variant="primary">Upload</Button>
          <Button>{longWord}</Button>
        </>
      }
    />
    <EmptyState size="large" icon={<FileText />} title="No documents yet" text="Upload one." />
  </>
))
