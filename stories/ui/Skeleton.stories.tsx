import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../src/ui/Card/Card.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { Row, Stack, Width } from './support/frame.tsx'
import { RightToLeft as Rtl } from './support/rightToLeft.tsx'
import { stress } from './support/stress.tsx'

const meta = {
  title: 'Components/Feedback/Skeleton',
  component: Skeleton,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Stands where something will stand, so that nothing jumps when it comes.

**Shapes.** A \`line\` per line of text, in the type size of its place; a \`block\` for a picture, a button or a card;
\`round\` for a person's picture. Let the lines end where words would.

**Label.** Once per group, on one of them: it is read out, the shapes are not.

**Reduced motion.** It breathes more slowly and hardly visibly.

**Use instead** a Spinner where the shape of what comes is not known. Under a quarter of a second show nothing.`,
      },
    },
  },
  args: { label: 'Loading', width: '240px' },
} satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A paragraph. */
function Lines() {
  return (
    <Stack gap={8} fill>
      <Skeleton label="Loading the answer" />
      <Skeleton width="92%" />
      <Skeleton width="64%" />
    </Stack>
  )
}

/** A person's name beside the picture. */
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

export const ReducedMotion: Story = { ...States, globals: { motion: 'reduce' } }

export const RightToLeft: Story = {
  render: () => (
    <Rtl>
      <Width>
        <Stack fill>
          <Lines />
          <Person />
        </Stack>
      </Width>
    </Rtl>
  ),
}

export const Stress: Story = stress(() => (
  <>
    <Skeleton width="2000px" label="Loading" />
    <Skeleton shape="block" width="2000px" />
    <Person />
  </>
))
