import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import { longWord, Row } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Structure/VisuallyHidden',
  component: VisuallyHidden,
  parameters: componentDocs(`Text for assistive technology that the visual design already shows: the heading
of a region, the header of the actions column, an announcement.

\`render\` sets the element: \`<VisuallyHidden render={<h2 />}>\`, \`<VisuallyHidden render={<output />}>\`.

**Use instead:** \`aria-label\` for a control without text. Do not put focusable elements inside: a focused element
must be visible.`),
  args: { children: 'notes.md' },
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Button>
      <span>
        Delete <VisuallyHidden {...args} />
      </span>
    </Button>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Row>
    {arabic.word}
    <VisuallyHidden>{arabic.sentence}</VisuallyHidden>
  </Row>
))

export const Stress: Story = stress(() => (
  <p style={{ position: 'relative' }}>
    What follows is not seen. <VisuallyHidden>{longWord}</VisuallyHidden>
  </p>
))

export const AccessibleButInvisible: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Delete notes.md' })).toBeVisible()
    const { width, height } = canvas.getByText('notes.md').getBoundingClientRect()
    await expect([width, height]).toEqual([1, 1])
  },
}
