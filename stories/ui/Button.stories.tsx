import type { Meta, StoryObj } from '@storybook/react-vite'
import { Upload } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { each, inRow, inStack } from './support/examples.tsx'
import { longWord, Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  parameters: componentDocs(`Performs an action on the current page: save, upload, ask.

**Variant.** \`primary\` for the one main action of a view; \`secondary\` for other actions; \`quiet\` where many
buttons are close together, in rows and headers; \`danger\` only for actions that cannot be undone.

**Use instead:** ButtonLink for navigation to another page; IconButton if everyone understands the icon without a
label; Menu for more than three actions in a row.

**Disabled.** Prefer an enabled button that explains on press what is missing. If it must be disabled, set
\`focusableWhenDisabled\` and give the reason in a Tooltip.`),
  args: { children: 'Index for Search', onClick: fn() },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const sizes = ['small', 'medium', 'large'] as const

export const Default: Story = {}

export const States: Story = statesTable({ rows: variants }, (variant) => (
  <Button variant={variant}>Upload</Button>
))

export const DisabledAndBusy: Story = {
  render: inStack({}, () =>
    variants.map((variant) => (
      <Row key={variant}>
        {each(
          Button,
          { disabled: true, children: 'Disabled' },
          { busy: true, children: 'Saving' },
        )({ variant })}
      </Row>
    )),
  ),
}

export const Sizes: Story = {
  render: () => (
    <Stack>
      {sizes.map((size) => (
        <Row key={size}>
          <Button size={size}>{size}</Button>
          <Button size={size} icon={<Upload aria-hidden="true" />}>
            With icon
          </Button>
        </Row>
      ))}
      <Width>
        <Button block size="large" variant="primary">
          As wide as its container
        </Button>
      </Width>
    </Stack>
  ),
}

export const BusyIgnoresPresses: Story = {
  tags: ['behavior'],
  args: { busy: true, children: 'Signing in' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Signing in' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveFocus()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = rightToLeft(
  inRow(
    each(
      Button,
      { variant: 'primary', icon: <Upload aria-hidden="true" />, children: arabic.action },
      { variant: 'quiet', children: arabic.word },
    ),
  ),
)

export const Stress: Story = stressOf(
  Button,
  { variant: 'primary', icon: <Upload aria-hidden="true" />, children: 'Request Demo Access' },
  { children: longWord },
  { block: true, children: longWord },
)
