import type { Meta, StoryObj } from '@storybook/react-vite'
import { FileTypeTag } from '../../src/ui/FileTypeTag/FileTypeTag.tsx'
import { each, inRow } from './support/examples.tsx'
import { longName, Row, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Data/FileTypeTag',
  component: FileTypeTag,
  parameters: componentDocs(`The type of a file before its name. It takes the file name. All tags have the
same width, so that names in a list are aligned.

**Use instead:** Badge for the kind of anything else.`),
  args: { type: 'field-notes-sleep-lab-week-11.md' },
} satisfies Meta<typeof FileTypeTag>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** Extensions and file names, in any case; a name without a short extension shows the generic tag. */
export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {['PDF', 'txt', 'notes.md', 'Interview.docx', 'archive.markdown', 'README', '.gitignore'].map(
        (type) => (
          <Row key={type}>
            <FileTypeTag type={type} />
            {type}
          </Row>
        ),
      )}
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Row>
    <FileTypeTag type={arabic.file} />
    {arabic.file}
  </Row>
))

export const Stress: Story = stress(
  inRow(each(FileTypeTag, { type: longName }, { type: 'Interview.docx' }, { type: 'archive.markdown' })),
)
