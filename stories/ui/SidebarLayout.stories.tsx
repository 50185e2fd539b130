import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, LibraryBig, LifeBuoy, MessageSquare, Moon, Settings, Upload } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { CounterStrip } from '../../src/ui/CounterStrip/CounterStrip.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { PageHeader } from '../../src/ui/PageHeader/PageHeader.tsx'
import { SidebarLayout } from '../../src/ui/SidebarLayout/SidebarLayout.tsx'
import { controlled } from './support/controlled.tsx'
import { each } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, fullscreenDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { withPseudoClasses } from './support/states.tsx'

const page = (
  <div style={{ maxWidth: 968, margin: '0 auto', padding: '32px 16px 64px' }}>
    <PageHeader
      title="Knowledge Base"
      subtitle="Your documents, searchable in Chat."
      actions={
        <Button variant="primary" icon={<Upload aria-hidden="true" />}>
          Upload
        </Button>
      }
    />
    <CounterStrip
      items={[
        { label: 'Total Documents', value: 149 },
        { label: 'Indexed', value: 141, shape: 'check' },
        { label: 'Processing', value: 3, shape: 'partial' },
        { label: 'Failed', value: 2, shape: 'cross' },
      ]}
    />
  </div>
)

const entries = [
  { label: 'Home', icon: <House aria-hidden="true" />, href: '#/home' },
  { label: 'Knowledge Base', icon: <LibraryBig aria-hidden="true" />, href: '#/documents', current: true },
  { label: 'Chat', icon: <MessageSquare aria-hidden="true" />, href: '#/chat' },
  { label: 'System Settings', icon: <Settings aria-hidden="true" />, href: '#/settings' },
  { label: 'Help Desk', icon: <LifeBuoy aria-hidden="true" />, href: '#/help' },
]

const tools = (
  <IconButton label="Light theme">
    <Moon aria-hidden="true" />
  </IconButton>
)

const Controlled = controlled(SidebarLayout, 'collapsed', 'onCollapsedChange')

const meta = {
  title: 'Components/Structure/SidebarLayout',
  component: SidebarLayout,
  parameters: fullscreenDocs(
    `The layout of the signed-in app: navigation, the signed-in user, and sign-out. It has up to seven
entries; the current one is highlighted and has \`aria-current\`.

Collapsed, the sidebar shows icons with tooltips, for pages with columns of their own. On phones a top bar opens the
same navigation as a drawer. \`tools\` is for one or two small icon buttons, such as the theme button.

**Use instead:** AuthLayout before sign-in.`,
    '560px',
  ),
  args: {
    brand: { name: 'Engram', href: '#/' },
    entries,
    user: { name: 'Wilhelmina Vandenbroeck', email: 'wilhelmina.vandenbroeck@kuleuven.example' },
    tools,
    collapsed: false,
    onCollapsedChange: fn(),
    onLogOut: fn(),
    onFind: fn(),
    children: page,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SidebarLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Home hovered, Chat focused, Help Desk pressed; with a note below the name. */
export const States: Story = {
  args: { id: 'drawn' },
  ...withPseudoClasses({
    hover: '#drawn [href="#/home"]',
    focusVisible: '#drawn [href="#/chat"]',
    focus: '#drawn [href="#/chat"]',
    active: '#drawn [href="#/help"]',
  }),
}

export const Collapsed: Story = { args: { collapsed: true } }

const openDrawer = async (canvas: ReturnType<typeof within>) => {
  const menu = canvas.queryByRole('button', { name: 'Open menu' })
  if (menu) await userEvent.click(menu)
  return menu
}

export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    if (await openDrawer(canvas)) await screen.findByRole('dialog', { name: 'Menu' })
  },
}

export const CollapsesAndExpands: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement }) => {
    // Phones have no sidebar.
    const collapseButton = canvas.queryByRole('button', { name: 'Collapse sidebar' })
    if (!collapseButton) return
    const sidebar = within(canvas.getByRole('complementary', { name: 'Sidebar' }))
    await userEvent.click(collapseButton)
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true)
    await expect(canvas.getByRole('button', { name: 'Expand sidebar' })).toHaveFocus()
    // The labels remain as accessible names and tooltips.
    const chat = sidebar.getByRole('link', { name: 'Chat' })
    chat.focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Chat')
    await expect(sidebar.getByRole('button', { name: 'Light theme' })).toBeVisible()
    await expect(sidebar.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(canvasElement.querySelectorAll('main')).toHaveLength(1)
  },
}

export const DrawerRestoresFocus: Story = {
  tags: ['behavior'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = await openDrawer(canvas)
    if (!menu) return
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await expect(drawer.getByRole('link', { name: 'Knowledge Base' })).toHaveAttribute('aria-current', 'page')
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Light theme' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(menu).toHaveFocus()
  },
}

export const RightToLeft: Story = {
  args: {
    user: { name: arabic.name, email: 'layla@example.com' },
    entries: entries.map((entry, index) => ({ ...entry, label: `${arabic.word} ${index + 1}` })),
    children: <div style={{ padding: 32 }}>{arabic.sentence}</div>,
  },
  ...rightToLeft(each(Controlled, {})),
}

export const Stress: Story = stressOf(SidebarLayout, {
  entries: [{ label: longWord, icon: <House aria-hidden="true" />, href: '#/home', current: true }],
  user: { name: longWord, email: `${longWord}@example.com` },
  children: <p style={{ overflowWrap: 'anywhere' }}>{longWord}</p>,
})
