import type { Meta, StoryObj } from '@storybook/react-vite'
import { StatusPie } from '../../src/ui/StatusPie/StatusPie.tsx'
import { each, inRow } from './support/examples.tsx'
import { Row, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { access, documents, shapes } from './support/statuses.ts'

const meta = {
  title: 'Components/Data/StatusPie',
  component: StatusPie,
  parameters: componentDocs(`The progress of a status as an icon: a dashed ring before the start, a pie that
fills, a check mark at the end. A cross is a failure; a ring with a slash is a rejection or a cancellation.
Each status has its own shape, so that they differ without color and in the system's high-contrast mode.

**Accessible name.** Beside a word, in a counter or a StatusBadge, it is decorative. Anywhere else set \`label\`.

**Use instead:** StatusBadge in lists and tables; Progress if a percentage is known.`),
  args: { shape: 'threeQuarters', label: 'Ready to Index', size: 28 },
} satisfies Meta<typeof StatusPie>
export default meta
type Story = StoryObj<typeof meta>

const allShapes = shapes.map((shape) => ({ shape, label: shape }))

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack gap={24}>
      <Row>{each(StatusPie, ...allShapes)(args)}</Row>
      <Row>{each(StatusPie, ...documents)({ ...args, size: undefined })}</Row>
      <Row>{each(StatusPie, ...access)({ ...args, size: undefined })}</Row>
    </Stack>
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack>
      {[12, 14, 20, 28, 48].map((size) => (
        <Row key={size}>
          {(['pending', 'partial', 'check', 'cross', 'slash'] as const).map((shape) => (
            <StatusPie key={shape} shape={shape} size={size} label={`${shape}, ${size} pixels`} />
          ))}
        </Row>
      ))}
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Row>
    <StatusPie shape="quarter" size={28} label={arabic.word} />
    {arabic.word}
  </Row>
))

export const Stress: Story = stress(inRow(each(StatusPie, ...allShapes)))
