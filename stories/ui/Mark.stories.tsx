import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from '../../src/ui/Mark/Mark.tsx'
import { each, inRow } from './support/examples.tsx'
import { longWord, Row } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Brand/Mark',
  component: Mark,
  parameters: componentDocs(`The product's logo, a branching E in the first, third and last color of the
confidence scale, with or without the product name.

Use it with the \`wordmark\` in page headers, and without it in the collapsed sidebar and beside answers. Without the
wordmark it is decorative: the link around it has the accessible name. It is not mirrored on right-to-left pages, and
it scales with the text size.`),
  args: { wordmark: 'Engram' },
} satisfies Meta<typeof Mark>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = { render: inRow(each(Mark, {}, { wordmark: undefined })) }

export const RightToLeft: Story = rightToLeft((args) => (
  <Row>
    <Mark {...args} />
    {arabic.word}
  </Row>
))

export const Stress: Story = stressOf(Mark, {}, { wordmark: longWord })
