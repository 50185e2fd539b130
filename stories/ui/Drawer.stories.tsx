import type { Meta, StoryObj } from '@storybook/react-vite'
import { Menu } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Drawer, type DrawerProps } from '../../src/ui/Drawer/Drawer.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Mark } from '../../src/ui/Mark/Mark.tsx'
import { findOpenedDialog } from '../support/findOpenedDialog.ts'
import { useOpened } from './support/controlled.tsx'
import { each } from './support/examples.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressInPortal } from './support/requiredStories.tsx'

const sessions = ['Does sleep cause systems consolidation?', 'Schema effects in rapid learning', 'New Chat']

const list = (
  <Stack gap={8} fill>
    {sessions.map((session) => (
      <Button
        key={session}
        variant="quiet"
        block
        style={{ justifyContent: 'flex-start', textAlign: 'start' }}
      >
        {session}
      </Button>
    ))}
  </Stack>
)

function WithTrigger(args: DrawerProps) {
  const { setOpen, props } = useOpened(args)
  return (
    <>
      <IconButton label="Open the sessions" onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Drawer {...args} {...props} />
    </>
  )
}

const meta = {
  title: 'Components/Overlays/Drawer',
  component: Drawer,
  parameters: componentDocs(
    `A panel that slides in from an edge, above the page.

**When.** Content that is beside the page on wide screens does not fit on a phone: the menu, the chat sessions. Use
the \`start\` side for navigation and the \`end\` side for content that belongs to the page.

**Use instead:** Dialog for a task; SidebarLayout if there is room; Menu for a few actions.`,
    '420px',
  ),
  args: { open: false, onOpenChange: fn(), title: 'Sessions', children: list },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof Drawer>
export default meta
type Story = StoryObj<typeof meta>

const openDrawer: Partial<Story> = { play: async () => void (await findOpenedDialog()) }

export const Default: Story = {}

export const Start: Story = { ...openDrawer, args: { open: true } }

export const End: Story = { ...openDrawer, args: { open: true, side: 'end' } }

export const WithHeader: Story = {
  ...openDrawer,
  args: { open: true, title: 'Menu', header: <Mark wordmark="Engram" /> },
}

export const Scrolling: Story = {
  ...openDrawer,
  args: {
    open: true,
    title: 'About this answer',
    children: <p>{'Replay causes the transfer. '.repeat(90)}</p>,
  },
}

export const RightToLeft: Story = {
  ...openDrawer,
  ...rightToLeft(
    each(Drawer, {
      open: true,
      dir: 'rtl',
      lang: 'ar',
      title: arabic.word,
      children: <p>{arabic.sentence}</p>,
    }),
  ),
}

export const Stress: Story = stressInPortal('drawer', () => (
  <Drawer open data-testid="drawer" style={{ maxWidth: 272 }} onOpenChange={fn()} title={longWord}>
    <Button block>{longWord}</Button>
  </Drawer>
))

export const RestoresFocus: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open the sessions' })
    await userEvent.click(opener)
    const drawer = await screen.findByRole('dialog', { name: 'Sessions' })
    await waitFor(() => expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
