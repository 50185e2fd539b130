import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { SkipLink } from '../../src/ui/SkipLink/SkipLink.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Structure/SkipLink',
  component: SkipLink,
  parameters: componentDocs(
    `The first tab stop of a page: a link that skips the navigation and moves to the content. It is
visible only while focused.

SidebarLayout includes one. Any other layout renders it as the first element of the page and gives its \`main\`
element an id and \`tabIndex={-1}\`.`,
    '160px',
  ),
  args: { target: 'content', onClick: fn() },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

function Page({ children }: { children: ReactNode }) {
  return (
    <div style={{ paddingBlockStart: 56 }}>
      {children}
      <nav aria-label="Main">
        <a href="#documents">Knowledge Base</a>
      </nav>
      <main id="content" tabIndex={-1}>
        Press Tab.
      </main>
    </div>
  )
}

const focused: Story['play'] = ({ canvas }) => canvas.getByRole('link', { name: /^(?!Knowledge)/ }).focus()

export const Default: Story = {
  render: (args) => (
    <Page>
      <SkipLink {...args} />
    </Page>
  ),
}

export const States: Story = { ...Default, play: focused }

export const RightToLeft: Story = {
  ...rightToLeft((args) => (
    <Page>
      <SkipLink {...args}>{arabic.action}</SkipLink>
    </Page>
  )),
  play: focused,
}

export const Stress: Story = {
  parameters: { textSize: 200 },
  render: (args) => (
    <Page>
      <SkipLink {...args}>{longWord}</SkipLink>
    </Page>
  ),
  play: async (context) => {
    await focused(context)
    const link = context.canvas.getByRole('link', { name: longWord })
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
  },
}

export const JumpsToTheContent: Story = {
  ...Default,
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const { hash } = window.location
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(window.location.hash).toBe(hash)
  },
}
