import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp, Reply, Trash2 } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Tooltip } from '../../src/ui/Tooltip/Tooltip.tsx'
import { each, inRow, inStack } from './support/examples.tsx'
import { Row } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const trash = <Trash2 aria-hidden="true" />
const arrow = <ArrowUp aria-hidden="true" />

const meta = {
  title: 'Components/Actions/IconButton',
  component: IconButton,
  parameters: componentDocs(`A button with an icon that everyone understands: delete, close, send. Use it in
rows and headers.

**Label.** It names the action and its object, because a list has many of these buttons: "Delete notes.md", not
"Delete". If the icon is not obvious, wrap the button in a Tooltip with \`repeatsName\`.

**Variant.** Use \`quiet\` in most cases, and \`primary\` for the one main action of a view, such as Send in the
composer.

**Disabled** it stays focusable, so that a Tooltip can give the reason.

**Use instead:** Button if there is room for a word.`),
  args: { label: 'Delete notes.md', children: trash, onClick: fn() },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

const variants = ['quiet', 'primary'] as const
const sizes = ['small', 'medium', 'large'] as const

export const Default: Story = {}

export const States: Story = statesTable({ rows: variants }, (variant) => (
  <IconButton label="Send" variant={variant} size="medium">
    {arrow}
  </IconButton>
))

export const SizesDisabledAndBusy: Story = {
  render: inStack({}, () =>
    variants.flatMap((variant) =>
      sizes.map((size) => (
        <Row key={`${variant} ${size}`}>
          {each(
            IconButton,
            { label: `Send, ${size}` },
            { label: `Send, ${size}, disabled`, disabled: true },
            { label: `Send, ${size}, busy`, busy: true },
          )({ label: '', children: arrow, variant, size })}
        </Row>
      )),
    ),
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Row>
    <IconButton label={arabic.action} variant="primary" size="medium">
      {arrow}
    </IconButton>
    <Tooltip content={arabic.word} repeatsName side="end" defaultOpen>
      <IconButton label={arabic.word} size="medium">
        <Reply aria-hidden="true" />
      </IconButton>
    </Tooltip>
  </Row>
))

export const Stress: Story = stress(
  inRow(
    each(
      IconButton,
      ...sizes.map((size) => ({
        label: `Send, ${size}`,
        variant: 'primary' as const,
        size,
        children: arrow,
      })),
      { disabled: true },
    ),
  ),
)

export const DisabledKeepsTheFocus: Story = {
  tags: ['behavior'],
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete notes.md' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const TouchTarget: Story = {
  tags: ['behavior'],
  args: { size: 'small' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    const least = window.matchMedia('(max-width: 51.25em)').matches ? 36 : 24
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(least)
  },
}
