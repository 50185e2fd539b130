import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '../../src/ui/TextLink/TextLink.tsx'
import { Row } from './support/frame.tsx'

const meta = {
  title: 'UI/TextLink',
  component: TextLink,
  parameters: { layout: 'padded' },
  args: { href: '#there', children: 'Request Demo Access' },
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const InSentence: Story = {
  render: (args) => (
    <p>
      No invitation yet? <TextLink {...args} />
    </p>
  ),
}
export const Tones: Story = {
  render: () => (
    <Row>
      <TextLink href="#a" standalone>
        Strong
      </TextLink>
      <TextLink href="#b" tone="quiet" standalone>
        Quiet
      </TextLink>
      <TextLink render={<button type="button" />} standalone>
        +2 more
      </TextLink>
    </Row>
  ),
}
