import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { FileDrop } from '../../src/ui/FileDrop/FileDrop.tsx'
import { Width } from './support/frame.tsx'

const meta = {
  title: 'UI/FileDrop',
  component: FileDrop,
  parameters: { layout: 'padded' },
  args: { types: 'PDF, TXT, MD, DOCX', accept: '.pdf,.txt,.md,.docx', onFiles: fn() },
  decorators: [
    (Story) => (
      <Width px={376}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof FileDrop>
export default meta
type Story = StoryObj<typeof meta>

const notes = new File(['# Notes'], 'notes.md', { type: 'text/markdown' })
const photo = new File(['x'], 'photo.png', { type: 'image/png' })

/** As the browser does it: an event made by the testing library would lose its files. */
function drag(type: 'dragover' | 'drop', target: HTMLElement, files: File[]) {
  const dataTransfer = new DataTransfer()
  for (const file of files) dataTransfer.items.add(file)
  target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
}

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByRole('button'), [notes])
    await waitFor(() => expect(canvas.getByRole('button')).toHaveAttribute('data-over'))
  },
}
export const HandsOnEveryFile: Story = {
  play: async ({ args, canvas }) => {
    drag('drop', canvas.getByRole('button'), [notes, photo])
    await expect(args.onFiles).toHaveBeenCalledWith([notes, photo])
  },
}
export const OpensTheFileDialog: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('The file input is missing')
    const opened = fn()
    const instead = (event: Event) => {
      event.preventDefault()
      opened()
    }
    input.addEventListener('click', instead, { once: true })
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.upload(input, notes)
    await expect(args.onFiles).toHaveBeenCalledWith([notes])
  },
}
