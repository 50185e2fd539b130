import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeyRound, UserRound } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Badge } from '../../src/ui/Badge/Badge.tsx'
import { each, inRow } from './support/examples.tsx'
import { longWord, Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  parameters: componentDocs(`A label of one or two words for the kind of a person or thing, such as a user's
role or a type of access.

**Long text** is truncated. A truncated badge is focusable and shows its full text in a tooltip on hover and focus.

**Use instead:** StatusBadge for a status that changes; FileTypeTag for a file type; Button for an action.`),
  args: { children: 'Backend Access' },
  argTypes: { icon: { control: false } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Stack>
      <Row>
        <Badge>Admin</Badge>
        <Badge>Backend Access</Badge>
        <Badge>Demo Access</Badge>
        <Badge icon={<UserRound aria-hidden="true" />}>Researcher</Badge>
        <Badge icon={<KeyRound aria-hidden="true" />}>Full Backend Access</Badge>
      </Row>
    </Stack>
  ),
}

const longRole = 'Principal investigator, systems consolidation group'

/** In a line of text, beside a name, and truncated in a narrow column. */
export const InContext: Story = {
  render: () => (
    <Stack>
      <p>
        Wilhelmina van den Broeck <Badge>Admin</Badge> approved the application.
      </p>
      <Width px={200}>
        <Badge>{longRole}</Badge>
      </Width>
    </Stack>
  ),
}

export const TruncatedTextHasATooltip: Story = {
  tags: ['behavior'],
  render: () => (
    <Width px={160}>
      <Badge>Admin</Badge> <Badge data-testid="cut">{longRole}</Badge>
    </Width>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByTestId('cut')
    await waitFor(() => expect(badge).toHaveAttribute('tabindex', '0'))
    await userEvent.tab()
    await expect(badge).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(longRole)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByText('Admin').parentElement).not.toHaveAttribute('tabindex')
  },
}

export const RightToLeft: Story = rightToLeft(
  inRow(each(Badge, { children: arabic.word }, { children: arabic.name })),
)

export const Stress: Story = stress(() => (
  <>
    <Badge>{longWord}</Badge>
    <Row>
      <Badge>Backend Access</Badge>
      <Badge icon={<UserRound aria-hidden="true" />}>{longRole}</Badge>
    </Row>
  </>
))
