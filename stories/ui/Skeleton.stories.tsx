import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../src/ui/Card/Card.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { Row, Stack, Width } from './support/frame.tsx'
import { componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  parameters: componentDocs(`A placeholder for content that is loading. It prevents layout shifts.

**Shapes.** A \`line\` for each line of text, in the font size of its container; a \`block\` for a picture, a button
or a card; \`round\` for an avatar. Give the lines the widths of typical text.

**Label.** Set it on one skeleton per group: it is announced; the shapes are not.

**Reduced motion.** The animation is slower and fainter.

**Use instead:** Spinner if the shape of the content is unknown. Show nothing for waits under a quarter of a second.`),
  args: { label: 'Loading', width: '240px' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

function Lines() {
  return (
    <Stack gap={8} fill>
      <Skeleton label="Loading the answer" />
      <Skeleton width="92%" />
      <Skeleton width="64%" />
    </Stack>
  )
}

function Person() {
  return (
    <Row>
      <Skeleton shape="round" label="Loading the account" />
      <Stack gap={8}>
        <Skeleton width="128px" />
        <Skeleton width="184px" />
      </Stack>
    </Row>
  )
}

export const States: Story = {
  render: () => (
    <Width px={440}>
      <Stack gap={32} fill>
        <Lines />
        <Person />
        <Card>
          <Stack fill>
            <Skeleton shape="block" height="96px" label="Loading the card" />
            <Skeleton width="48%" />
          </Stack>
        </Card>
      </Stack>
    </Width>
  ),
}

/** Looks like `States` in pictures, which are all taken with reduced motion. */
export const ReducedMotion: Story = { ...States, tags: ['behavior'], globals: { motion: 'reduce' } }

export const RightToLeft: Story = rightToLeft(() => (
  <Width>
    <Stack fill>
      <Lines />
      <Person />
    </Stack>
  </Width>
))

export const Stress: Story = stress(() => (
  <>
    <Skeleton width="2000px" label="Loading" />
    <Skeleton shape="block" width="2000px" />
    <Person />
  </>
))
