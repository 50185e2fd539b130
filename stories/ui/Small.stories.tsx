import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../../src/ui/Avatar/Avatar.tsx'
import { FileTypeTag } from '../../src/ui/FileTypeTag/FileTypeTag.tsx'
import { Kbd } from '../../src/ui/Kbd/Kbd.tsx'
import { MiddleTruncate } from '../../src/ui/MiddleTruncate/MiddleTruncate.tsx'
import { Skeleton } from '../../src/ui/Skeleton/Skeleton.tsx'
import { SkipLink } from '../../src/ui/SkipLink/SkipLink.tsx'
import { Spinner } from '../../src/ui/Spinner/Spinner.tsx'
import { longName, longWord, Row, Stack, Width } from './support/frame.tsx'

const meta = { title: 'UI/Small parts', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Avatars: Story = {
  render: () => (
    <Row>
      {['Wilhelmina van den Broeck', 'Ægir', 'demo.guest@example.org', '李 小龙'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
    </Row>
  ),
}

export const FileTypes: Story = {
  render: () => (
    <Row>
      {['PDF', 'txt', 'notes.md', 'Interview.docx', 'archive.markdown'].map((type) => (
        <FileTypeTag key={type} type={type} />
      ))}
    </Row>
  ),
}

export const Keys: Story = {
  render: () => (
    <Row>
      <Kbd>/</Kbd>
      <Kbd>N</Kbd>
      <Kbd>Shift Enter</Kbd>
    </Row>
  ),
}

export const FileNames: Story = {
  render: () => (
    <Stack gap={8}>
      {[520, 288, 160].map((px) => (
        <Width key={px} px={px}>
          <MiddleTruncate text={longName} />
          <MiddleTruncate text={`${longWord}.docx`} />
          <MiddleTruncate text="notes.md" />
          <MiddleTruncate text="No extension but rather a long name without any dot" />
        </Width>
      ))}
    </Stack>
  ),
}

export const Waiting: Story = {
  render: () => (
    <Stack>
      <Spinner label="Loading" />
      <Spinner label="Loading your documents" showLabel />
      <Spinner label="Loading" size={32} />
      <Width px={320}>
        <Skeleton label="Loading" />
        <Skeleton width="60%" />
        <Skeleton height="48px" />
      </Width>
    </Stack>
  ),
}

export const SkipLinkFocused: Story = {
  render: () => (
    <>
      <SkipLink target="content" />
      <div id="content" tabIndex={-1} style={{ paddingTop: 48 }}>
        Press Tab.
      </div>
    </>
  ),
  play: ({ canvas }) => canvas.getByRole('link', { name: 'Skip to content' }).focus(),
}
