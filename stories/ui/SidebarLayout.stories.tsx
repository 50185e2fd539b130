import type { Meta, StoryObj } from '@storybook/react-vite'
import { House, LibraryBig, LifeBuoy, MessageSquare, Settings, Upload } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { CounterStrip } from '../../src/ui/CounterStrip/CounterStrip.tsx'
import { FileDrop } from '../../src/ui/FileDrop/FileDrop.tsx'
import { PageHeader } from '../../src/ui/PageHeader/PageHeader.tsx'
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx'
import { SegmentedControl } from '../../src/ui/SegmentedControl/SegmentedControl.tsx'
import { SidebarLayout } from '../../src/ui/SidebarLayout/SidebarLayout.tsx'

const page = (
  <div style={{ maxWidth: 968, margin: '0 auto', padding: '32px 16px 64px', display: 'grid', gap: 16 }}>
    <PageHeader
      title="Knowledge Base"
      subtitle="Documents you upload become part of your personal graph."
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
    <FileDrop types="PDF, TXT, MD, DOCX" onFiles={fn()} />
    <SearchField label="Search by file name" shortcut="/" value="" onValueChange={fn()} />
    <SegmentedControl
      label="Status"
      value="all"
      onValueChange={fn()}
      options={['All', 'Pending', 'Processing', 'Completed', 'Failed'].map((label) => ({
        value: label.toLowerCase(),
        label,
      }))}
    />
  </div>
)

const meta = {
  title: 'UI/SidebarLayout',
  component: SidebarLayout,
  args: {
    brand: { name: 'Engram', href: '#/' },
    entries: [
      { label: 'Home', icon: <House aria-hidden="true" />, href: '#/home' },
      {
        label: 'Knowledge Base',
        icon: <LibraryBig aria-hidden="true" />,
        href: '#/documents',
        current: true,
      },
      { label: 'Chat', icon: <MessageSquare aria-hidden="true" />, href: '#/chat' },
      { label: 'System Settings', icon: <Settings aria-hidden="true" />, href: '#/settings' },
      { label: 'Help Desk', icon: <LifeBuoy aria-hidden="true" />, href: '#/help' },
    ],
    user: { name: 'Wilhelmina Vandenbroeck', email: 'wilhelmina.vandenbroeck@kuleuven.example' },
    collapsed: false,
    onCollapsedChange: fn(),
    onLogOut: fn(),
    children: page,
  },
  render: function Controlled(args) {
    const [collapsed, setCollapsed] = useState(args.collapsed)
    return <SidebarLayout {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />
  },
} satisfies Meta<typeof SidebarLayout>
export default meta
type Story = StoryObj<typeof meta>

export const Expanded: Story = {}
export const Collapsed: Story = { args: { collapsed: true } }
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const OnSmallestPhone: Story = { globals: { viewport: { value: 'small' } } }
export const DrawerOpen: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Open menu' })
    if (!menu) return
    await userEvent.click(menu)
    await expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible()
  },
}
