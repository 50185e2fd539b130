import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusBadge } from '../../src/ui/StatusBadge/StatusBadge.tsx'
import { each, inWidth } from './support/examples.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'
import { access, documents } from './support/statuses.ts'

const meta = {
  title: 'Components/Data/StatusBadge',
  component: StatusBadge,
  parameters: componentDocs(`A status as a word with an icon that shows its progress. The icons have the same
meaning for documents and accounts: a fuller pie is further along.

**The reason of a failure** is shown in the row, below the name, not in the badge.

**Use instead:** Badge for a kind, which does not change by itself; StatusPie only if the word is beside it.`),
  args: { shape: 'check', label: 'Indexed' },
} satisfies Meta<typeof StatusBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 64 }}>
      {[documents, access].map((statuses) => (
        <Stack key={statuses.length} gap={8}>
          {statuses.map((status) => (
            <StatusBadge key={status.label} {...status} />
          ))}
        </Stack>
      ))}
    </div>
  ),
}

export const LongWords: Story = {
  args: { shape: 'partial', label: 'Processing, with two more documents before it' },
  render: inWidth(160, each(StatusBadge, {})),
}

export const RightToLeft: Story = rightToLeftOf(StatusBadge, { shape: 'partial', label: arabic.word })

export const Stress: Story = stressOf(
  StatusBadge,
  { shape: 'threeQuarters', label: 'Ready to Index' },
  { shape: 'cross', label: longWord },
)
