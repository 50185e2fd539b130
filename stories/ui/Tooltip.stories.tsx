import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Tooltip, type TooltipProps } from '../../src/ui/Tooltip/Tooltip.tsx'
import { longName } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft } from './support/requiredStories.tsx'

const trash = <Trash2 aria-hidden="true" />
const reason = 'Cannot delete indexed documents - this would break graph connections'

const meta = {
  title: 'Components/Overlays/Tooltip',
  component: Tooltip,
  parameters: componentDocs(
    `Text beside a control on hover and keyboard focus: why a button is disabled, the name of an icon,
the full form of a truncated text.

**Not for required information.** It does not open on touch devices, and nothing indicates that it exists. Put
information that users need on the page.

**Disabled controls.** The trigger must stay focusable: IconButton always does, Button does with
\`focusableWhenDisabled\`.

**Name or description.** The text is announced as the description of the trigger. If it repeats the name, set
\`repeatsName\`.

**Use instead:** Notice for a message that must be read; the hint of a Field for help with an input.`,
    '280px',
  ),
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

const sides = ['top', 'bottom', 'start', 'end'] as const

/** An open tooltip in its own provider, because only one tooltip per provider is open. */
function OpenTooltip(props: TooltipProps) {
  return (
    <BaseTooltip.Provider>
      <Tooltip {...props} defaultOpen />
    </BaseTooltip.Provider>
  )
}

function Centered({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', justifyItems: 'center', gap: 72, paddingBlock: 72 }}>{children}</div>
}

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Centered>
      {sides.map((side) => (
        <OpenTooltip key={side} content={`At the ${side}`} side={side}>
          <Button>{side}</Button>
        </OpenTooltip>
      ))}
    </Centered>
  ),
}

export const LongText: Story = {
  render: () => (
    <Centered>
      <OpenTooltip content={`${reason}. Remove it from the graph in System Settings first.`}>
        <Button disabled focusableWhenDisabled>
          Delete
        </Button>
      </OpenTooltip>
      <OpenTooltip content={longName.replaceAll('-', '_')} side="bottom">
        <Button>Spens-Burgess-2024…pdf</Button>
      </OpenTooltip>
    </Centered>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Centered>
    {(['start', 'end'] as const).map((side) => (
      <OpenTooltip key={side} content={arabic.file} side={side}>
        <Button>{arabic.word}</Button>
      </OpenTooltip>
    ))}
    <OpenTooltip content={arabic.sentence} side="bottom">
      <Button>{arabic.action}</Button>
    </OpenTooltip>
  </Centered>
))

export const Stress: Story = {
  parameters: { textSize: 200 },
  render: () => (
    <Centered>
      <OpenTooltip content={`${reason} ${longName.replaceAll('-', '_')}`} side="bottom">
        <IconButton label="Delete notes.md" disabled>
          {trash}
        </IconButton>
      </OpenTooltip>
    </Centered>
  ),
  play: async () => {
    await document.fonts.ready
    const popup = await screen.findByRole('tooltip')
    await expect(popup.scrollWidth).toBeLessThanOrEqual(popup.clientWidth)
    const { left, right } = popup.getBoundingClientRect()
    await expect(left).toBeGreaterThanOrEqual(0)
    await expect(right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const OpensOnFocus: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(reason)
    await expect(canvas.getByRole('button', { name: 'Delete notes.md' })).toHaveAccessibleDescription(reason)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
  },
}

/** A press does not close it. */
export const OpensOnHover: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.click(button)
    await expect(screen.getByRole('tooltip')).toBeVisible()
  },
}

export const RepeatsTheName: Story = {
  tags: ['behavior'],
  args: {
    content: 'Delete',
    repeatsName: true,
    side: 'end',
    children: <IconButton label="Delete">{trash}</IconButton>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-describedby')
  },
}

const press = fn()

export const NoTooltipWithoutText: Story = {
  tags: ['behavior'],
  args: { content: undefined, children: <Button onClick={press}>Retry</Button> },
  beforeEach: () => {
    press.mockClear()
  },
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(press).toHaveBeenCalledOnce()
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument()
  },
}
