import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Avatar } from '../../src/ui/Avatar/Avatar.tsx'
import { initialsOf } from '../../src/ui/Avatar/initialsOf.ts'
import { each, inRow } from './support/examples.tsx'
import { longWord, Row } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Data/Avatar',
  component: Avatar,
  parameters: componentDocs(`The initials of a person. The product stores no pictures of people.

**Accessible name.** Without text beside it, it is an image with the person's name. If the name is written beside it,
set \`decorative\`.`),
  args: { name: 'Wilhelmina van den Broeck' },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

const names: Record<string, string> = {
  'Wilhelmina van den Broeck': 'WB',
  'Jean-Luc Mwangi': 'JM',
  'ægir ångström': 'ÆÅ',
  'demo.guest@example.org': 'DG',
  '(Dr.) Okonkwo': 'DO',
  Mnemosyne: 'M',
  'Елена Петрова': 'ЕП',
  [arabic.name]: 'لا',
}

/** These need fonts of the operating system. */
const otherScripts: Record<string, string> = { '李 小龙': '李小', 김민수: '김', 'नीलिमा शर्मा': 'नीश' }

export const Default: Story = {}

export const States: Story = { render: inRow(each(Avatar, {}, { name: 'Mnemosyne' }, { name: '' })) }

export const NamesInManyScripts: Story = {
  render: inRow(each(Avatar, ...Object.keys(names).map((name) => ({ name })))),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Row>
    <Avatar name={arabic.name} decorative />
    {arabic.name}
  </Row>
))

export const Stress: Story = stressOf(Avatar, { name: `Wilhelmina ${longWord}` }, { name: ' ' })

export const Initials: Story = {
  tags: ['behavior'],
  args: { name: '' },
  play: async ({ canvas }) => {
    for (const [name, initials] of Object.entries({ ...names, ...otherScripts })) {
      await expect(initialsOf(name).replace('\u200c', '')).toBe(initials)
    }
    for (const nameless of ['', ' ', '@', '...']) await expect(initialsOf(nameless)).toBe('')
    await expect(canvas.getByRole('img', { name: 'Unnamed' })).toBeVisible()
  },
}
