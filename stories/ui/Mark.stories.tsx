import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from '../../src/ui/Mark/Mark.tsx'
import { longWord, Row } from './support/frame.tsx'
import { arabic, RightToLeft as Rtl } from './support/rightToLeft.tsx'
import { stress } from './support/stress.tsx'

const meta = {
  title: 'Components/Brand/Mark',
  component: Mark,
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The product's sign, a branching E in the first, third and last color of the scale, with or without
its name.

With the \`wordmark\` at the head of a page; the sign alone where the sidebar is folded and beside the assistant's
answers. Alone it is decoration: the link around it carries the name. It is not mirrored on pages written from right
to left, and grows with the reader's text.`,
      },
    },
  },
  args: { wordmark: 'Engram' },
} satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <Row>
      <Mark {...args} />
      <Mark />
    </Row>
  ),
}

export const RightToLeft: Story = {
  render: (args) => (
    <Rtl>
      <Row>
        <Mark {...args} />
        {arabic.word}
      </Row>
    </Rtl>
  ),
}

export const Stress: Story = stress(() => (
  <>
    <Mark wordmark="Engram" />
    <Mark wordmark={longWord} />
  </>
))
