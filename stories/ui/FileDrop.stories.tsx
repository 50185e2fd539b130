import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { FileDrop } from '../../src/ui/FileDrop/FileDrop.tsx'
import { Width } from './frame.tsx'

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

export const Default: Story = {}
export const Disabled: Story = { args: { disabled: true } }
export const DraggedOver: Story = {
  play: async ({ canvas }) => {
    fireEvent.dragOver(canvas.getByRole('button'), { dataTransfer: { types: ['Files'], files: [] } })
    await expect(canvas.getByRole('button')).toHaveAttribute('data-over')
  },
}
export const HandsOnEveryFile: Story = {
  play: async ({ args, canvas }) => {
    fireEvent.drop(canvas.getByRole('button'), { dataTransfer: { types: ['Files'], files: [notes, photo] } })
    await expect(args.onFiles).toHaveBeenCalledWith([notes, photo])
  },
}
export const OpensTheFileDialog: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (!input) throw new Error('The file input is missing')
    const opened = fn()
    input.addEventListener('click', (event) => {
      event.preventDefault()
      opened()
    })
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(opened).toHaveBeenCalledOnce()
    await userEvent.upload(input, notes)
    await expect(args.onFiles).toHaveBeenCalledWith([notes])
  },
}
