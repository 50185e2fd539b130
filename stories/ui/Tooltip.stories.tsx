import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Tooltip } from '../../src/ui/Tooltip/Tooltip.tsx'

const trash = <Trash2 aria-hidden="true" />
const reason = 'Cannot delete indexed documents - this would break graph connections'

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: {
    content: reason,
    children: (
      <IconButton label="Delete notes.md" disabled>
        {trash}
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const OnDisabledTrigger: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Delete notes.md' })
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason)
    await expect(button).toHaveAccessibleDescription(reason)
  },
}

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 3000 })
  },
}

export const RepeatsTheName: Story = {
  args: {
    content: 'Delete',
    repeatsName: true,
    side: 'right',
    children: <IconButton label="Delete">{trash}</IconButton>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
  },
}
