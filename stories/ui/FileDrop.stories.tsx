import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from '../../src/ui/FileDrop/FileDrop.tsx'
import { dragging } from '../support/fileTransfer.ts'
import { each, inWidth } from './support/examples.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Forms/FileDrop',
  component: FileDrop,
  parameters: componentDocs(`A drop zone for files. It is also a button: a press, Enter or Space opens the
file dialog.

**When.** Where documents are uploaded, near their list. A Button 'Upload' beside it can open the file dialog through
its \`ref\`.

**Every file is passed to the caller**, unfiltered and in order; \`accept\` only filters the file dialog. Validate
each file in the caller and show an error per file.`),
  args: { types: 'PDF, TXT, MD, DOCX', accept: '.pdf,.txt,.md,.docx', onFiles: fn() },
  render: inWidth(376, each(FileDrop, {})),
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const notes = new File(['# Notes'], 'notes.md', { type: 'text/markdown' })
const photo = new File(['x'], 'photo.png', { type: 'image/png' })

export const Default: Story = {}

export const States: Story = statesTable({ rows: ['Ready', 'Disabled'] }, (row, args) => (
  <Width px={208}>
    <FileDrop {...args} accept={undefined} disabled={row === 'Disabled'} />
  </Width>
))

export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    dragging('dragover', canvas.getByRole('button'), notes)
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('data-over'))
  },
}

export const ReportsEveryFile: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const zone = canvas.getByRole('button')
    dragging('dragover', zone, notes)
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    dragging('dragleave', zone, notes)
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'))
    dragging('drop', zone, notes, photo)
    await expect(args.onFiles).toHaveBeenCalledWith([notes, photo])
  },
}

export const DisabledIgnoresFiles: Story = {
  tags: ['behavior'],
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    dragging('dragover', canvas.getByRole('button'), notes)
    dragging('drop', canvas.getByRole('button'), notes)
    await expect(canvas.getByRole('button')).not.toHaveAttribute('data-over')
    await expect(args.onFiles).not.toHaveBeenCalled()
  },
}

export const OpensTheFileDialog: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('The file input is missing')
    const opened = fn()
    const preventDialog = (event: Event) => {
      event.preventDefault()
      opened()
    }
    input.addEventListener('click', preventDialog)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(opened).toHaveBeenCalledTimes(2)
    input.removeEventListener('click', preventDialog)
    await userEvent.upload(input, notes)
    await expect(args.onFiles).toHaveBeenCalledWith([notes])
  },
}

export const RightToLeft: Story = rightToLeftWith({
  accept: undefined,
  title: arabic.action,
})

export const Stress: Story = stressOf(FileDrop, { accept: undefined, title: longWord })
