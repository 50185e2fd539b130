import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Ellipsis,
  FileText,
  FolderInput,
  LifeBuoy,
  MessageSquare,
  Pencil,
  RotateCw,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Menu } from '../../src/ui/Menu/Menu.tsx'
import { MenuCheckboxItem } from '../../src/ui/Menu/MenuCheckboxItem.tsx'
import { MenuGroup } from '../../src/ui/Menu/MenuGroup.tsx'
import { MenuItem } from '../../src/ui/Menu/MenuItem.tsx'
import { MenuLink } from '../../src/ui/Menu/MenuLink.tsx'
import { MenuRadioGroup } from '../../src/ui/Menu/MenuRadioGroup.tsx'
import { MenuRadioItem } from '../../src/ui/Menu/MenuRadioItem.tsx'
import { MenuSeparator } from '../../src/ui/Menu/MenuSeparator.tsx'
import { MenuSub } from '../../src/ui/Menu/MenuSub.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft } from './support/requiredStories.tsx'

const more = (
  <IconButton label="Actions for notes.md" size="medium">
    <Ellipsis aria-hidden="true" />
  </IconButton>
)

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  subcomponents: {
    MenuItem,
    MenuLink,
    MenuCheckboxItem,
    MenuRadioGroup,
    MenuRadioItem,
    MenuGroup,
    MenuSeparator,
    MenuSub,
  },
  parameters: componentDocs(
    `A list of actions behind a button, for actions that do not fit side by side.

**Parts.** \`MenuItem\` for an action; \`MenuLink\` for navigation; \`MenuCheckboxItem\`, and \`MenuRadioGroup\` with
\`MenuRadioItem\`, for settings; \`MenuGroup\` and \`MenuSeparator\` for grouping; \`MenuSub\` for a submenu, if it
cannot be avoided.

**Order.** The most frequent action is first. A destructive action is last, after a separator, and red. An unavailable
action stays in its position, disabled. Use at most eight items.

**Shortcuts** are shown and announced; the page handles the keys.

**Use instead:** Buttons for up to three actions; Select for a value in a form; SegmentedControl if the options must
be visible.`,
    '420px',
  ),
  argTypes: { trigger: { control: false }, children: { control: false } },
  args: { trigger: more, onOpenChange: fn(), children: null },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const select = fn()

const actions = (
  <>
    <MenuItem icon={<Pencil aria-hidden="true" />} shortcut="R" onSelect={select}>
      Rename
    </MenuItem>
    <MenuItem icon={<RotateCw aria-hidden="true" />}>Retry</MenuItem>
    <MenuItem icon={<FolderInput aria-hidden="true" />} disabled>
      Move to a collection
    </MenuItem>
    <MenuLink icon={<MessageSquare aria-hidden="true" />} href="#chat" shortcut="Shift+A">
      Ask about it
    </MenuLink>
    <MenuSeparator />
    <MenuItem icon={<Trash2 aria-hidden="true" />} danger>
      Delete
    </MenuItem>
  </>
)

function Settings({ open = false }: { open?: boolean }) {
  const [sort, setSort] = useState('newest')
  const [columns, setColumns] = useState({ size: true, uploaded: false })
  return (
    <Menu trigger={<Button>View</Button>} defaultOpen={open}>
      <MenuRadioGroup label="Sort by" value={sort} onValueChange={setSort}>
        <MenuRadioItem value="newest">Newest first</MenuRadioItem>
        <MenuRadioItem value="name">Name</MenuRadioItem>
        <MenuRadioItem value="relevance" disabled>
          Relevance
        </MenuRadioItem>
      </MenuRadioGroup>
      <MenuSeparator />
      <MenuGroup label="Columns">
        <MenuCheckboxItem checked={columns.size} onCheckedChange={(size) => setColumns({ ...columns, size })}>
          Size
        </MenuCheckboxItem>
        <MenuCheckboxItem
          checked={columns.uploaded}
          onCheckedChange={(uploaded) => setColumns({ ...columns, uploaded })}
        >
          Uploaded
        </MenuCheckboxItem>
      </MenuGroup>
    </Menu>
  )
}

const withSubmenu = (
  <>
    <MenuItem>Rename</MenuItem>
    <MenuSub label="Export as">
      <MenuItem onSelect={select}>Markdown</MenuItem>
      <MenuItem>PDF</MenuItem>
    </MenuSub>
    <MenuItem>Archive</MenuItem>
  </>
)

export const Default: Story = { args: { children: actions } }

/** Opens the menu by the keyboard, which focuses its first item. */
const openMenu: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
}

/** A hovered item has the same background, without the focus ring. */
export const States: Story = { args: { children: actions }, play: openMenu }

export const CheckboxAndRadioItems: Story = { render: () => <Settings open /> }

export const Submenu: Story = {
  args: { children: withSubmenu },
  play: async (context) => {
    await openMenu(context)
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Markdown' })).toHaveFocus())
  },
}

export const LongList: Story = {
  args: {
    trigger: <Button>Sessions</Button>,
    children: (
      <>
        <MenuItem icon={<FileText aria-hidden="true" />}>
          Which of my documents address hippocampal replay directly, and which only cite it?
        </MenuItem>
        <MenuItem icon={<FileText aria-hidden="true" />} shortcut="Shift+Enter">
          {longWord}
        </MenuItem>
        {Array.from({ length: 40 }, (_, at) => `Session ${at + 1}`).map((name) => (
          <MenuItem key={name}>{name}</MenuItem>
        ))}
      </>
    ),
  },
  play: openMenu,
}

export const RightToLeft: Story = rightToLeft(() => (
  <Menu trigger={<Button>{arabic.action}</Button>} defaultOpen>
    <MenuItem icon={<Pencil aria-hidden="true" />} shortcut="R">
      {arabic.word}
    </MenuItem>
    <MenuSub label={arabic.action} icon={<FolderInput aria-hidden="true" />} defaultOpen>
      <MenuItem>{arabic.file}</MenuItem>
      <MenuItem>{arabic.word}</MenuItem>
    </MenuSub>
    <MenuLink icon={<LifeBuoy aria-hidden="true" />} href="#help">
      {arabic.name}
    </MenuLink>
  </Menu>
))

export const Stress: Story = {
  parameters: { textSize: 200 },
  render: () => (
    <Menu trigger={<Button>View</Button>} defaultOpen>
      <MenuGroup label={longWord}>
        <MenuItem icon={<Pencil aria-hidden="true" />} shortcut="Shift+Enter">
          Rename the document
        </MenuItem>
        <MenuItem danger>{longWord}</MenuItem>
      </MenuGroup>
      <MenuSub label={longWord}>
        <MenuItem>Markdown</MenuItem>
      </MenuSub>
    </Menu>
  ),
  play: async () => {
    await document.fonts.ready
    const menu = await screen.findByRole('menu')
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth)
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const SelectingCloses: Story = {
  tags: ['behavior'],
  args: { children: actions },
  beforeEach: () => {
    select.mockClear()
  },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button')
    await userEvent.click(trigger)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to a collection' }))
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    await expect(select).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

export const CheckboxItemsStayOpen: Story = {
  tags: ['behavior'],
  render: () => <Settings />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    const uploaded = await screen.findByRole('menuitemcheckbox', { name: 'Uploaded' })
    await userEvent.click(uploaded)
    await expect(uploaded).toBeChecked()
    await waitFor(() => expect(screen.getByRole('group', { name: 'Sort by' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Name' }))
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(canvas.getByRole('button', { name: 'View' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Name' })).toBeChecked()
  },
}
