import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ellipsis, FileText, Pencil, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { Menu } from '../../src/ui/Menu/Menu.tsx'
import { MenuCheckboxItem } from '../../src/ui/Menu/MenuCheckboxItem.tsx'
import { MenuGroup } from '../../src/ui/Menu/MenuGroup.tsx'
import { MenuItem } from '../../src/ui/Menu/MenuItem.tsx'
import { MenuLink } from '../../src/ui/Menu/MenuLink.tsx'
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
  subcomponents: { MenuItem, MenuLink, MenuCheckboxItem, MenuGroup },
  parameters: componentDocs(
    `A list of actions behind a button, for actions that do not fit side by side.

**Parts.** \`MenuItem\` for an action; \`MenuLink\` for navigation; \`MenuCheckboxItem\` for a setting that is on or off;
\`MenuGroup\` for grouping.

**Order.** The most frequent action is first. Use at most eight items.

**Use instead:** Buttons for up to three actions; Select for a value in a form; SegmentedControl if the options must
be visible.`,
    '420px',
  ),
  argTypes: { trigger: { control: false }, children: { control: false } },
  args: { trigger: more, children: null },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

const select = fn()

const actions = (
  <>
    <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={select}>
      Rename
    </MenuItem>
    <MenuItem icon={<RotateCw aria-hidden="true" />} onSelect={select}>
      Retry
    </MenuItem>
    <MenuLink href="#chat">Ask about it</MenuLink>
  </>
)

function Settings({ open = false }: { open?: boolean }) {
  const [columns, setColumns] = useState({ size: true, uploaded: false })
  return (
    <Menu trigger={<Button>View</Button>} defaultOpen={open}>
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

export const Default: Story = { args: { children: actions } }

/** Opens the menu by the keyboard, which focuses its first item. */
const openMenu: NonNullable<Story['play']> = async ({ canvas }) => {
  canvas.getByRole('button').focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
}

/** A hovered item has the same background, without the focus ring. */
export const States: Story = { args: { children: actions }, play: openMenu }

export const CheckboxItems: Story = { render: () => <Settings open /> }

export const LongList: Story = {
  args: {
    trigger: <Button>Sessions</Button>,
    children: (
      <>
        <MenuItem icon={<FileText aria-hidden="true" />} onSelect={select}>
          Which of my documents address hippocampal replay directly, and which only cite it?
        </MenuItem>
        <MenuItem icon={<FileText aria-hidden="true" />} onSelect={select}>
          {longWord}
        </MenuItem>
        {Array.from({ length: 40 }, (_, at) => `Session ${at + 1}`).map((name) => (
          <MenuItem key={name} onSelect={select}>
            {name}
          </MenuItem>
        ))}
      </>
    ),
  },
  play: openMenu,
}

export const RightToLeft: Story = rightToLeft(() => (
  <Menu trigger={<Button>{arabic.action}</Button>} defaultOpen>
    <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={select}>
      {arabic.word}
    </MenuItem>
    <MenuLink href="#help">{arabic.name}</MenuLink>
  </Menu>
))

export const Stress: Story = {
  parameters: { textSize: 200 },
  render: () => (
    <Menu trigger={<Button>View</Button>} defaultOpen>
      <MenuGroup label={longWord}>
        <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={select}>
          Rename the document
        </MenuItem>
        <MenuItem onSelect={select}>{longWord}</MenuItem>
      </MenuGroup>
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
  play: async (context) => {
    await openMenu(context)
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
    await expect(select).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus())
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
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
  },
}
