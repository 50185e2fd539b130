import type { Meta, StoryObj } from '@storybook/react-vite'
import { Upload } from 'lucide-react'
import { Badge } from '../../src/ui/Badge/Badge.tsx'
import { Button } from '../../src/ui/Button/Button.tsx'
import { PageHeader } from '../../src/ui/PageHeader/PageHeader.tsx'
import { longName, longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Structure/PageHeader',
  component: PageHeader,
  parameters: componentDocs(`The top of a page: its h1, its purpose and its actions.

The subtitle is a sentence, not a second title. At most one action is primary; it is the last one.

**Use instead:** the title of a Card for a section; the title of AuthLayout on sign-in screens.`),
  args: {
    title: 'Knowledge Base',
    subtitle: 'Your documents, searchable in Chat.',
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

export const States: Story = {
  render: () => (
    <Stack fill>
      <article>
        <PageHeader title="Settings" />
      </article>
      <article>
        <PageHeader
          title="Welcome back, Wilhelmina"
          subtitle="Your graph grew by one document since yesterday."
          actions={<Badge>Backend Access</Badge>}
        />
      </article>
      <article>
        <PageHeader
          title={`What ${longName} says about schemas that sleep strengthens, and what contradicts it`}
          subtitle="A long title keeps the lines it needs; the actions stand beside its first."
          actions={
            <>
              <Button>Export</Button>
              <Button variant="primary">Ask About This</Button>
            </>
          }
        />
      </article>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeftOf(PageHeader, {
  title: arabic.word,
  subtitle: arabic.sentence,
  actions: (
    <Button variant="primary" icon={<Upload aria-hidden="true" />}>
      {arabic.action}
    </Button>
  ),
})

export const Stress: Story = stress(() => (
  <PageHeader
    title={longWord}
    subtitle={longWord}
    actions={
      <>
        <Button>{longWord}</Button>
        <Button variant="primary">Upload</Button>
      </>
    }
  />
))
