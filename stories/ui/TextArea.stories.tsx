import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { fn } from 'storybook/test'
import { IconButton } from '../../src/ui/IconButton/IconButton.tsx'
import { TextArea } from '../../src/ui/TextArea/TextArea.tsx'
import { longWord, Width } from './support/frame.tsx'

const lines =
  'Is sleep actually causing systems consolidation,\nor does it only happen to coincide with it?\n\nInclude my interviews.'

const meta = {
  title: 'UI/TextArea',
  component: TextArea,
  parameters: { layout: 'padded' },
  args: { label: 'Message', value: '', placeholder: 'Ask about your documents', onValueChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value)
    return (
      <Width px={520}>
        <TextArea {...args} value={value} onValueChange={setValue} />
      </Width>
    )
  },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

const send = (
  <IconButton label="Send" variant="primary" size="medium">
    <ArrowUp aria-hidden="true" />
  </IconButton>
)

export const Empty: Story = { args: { minRows: 3 } }
export const Composer: Story = { args: { hideLabel: true, end: send } }
export const ComposerGrown: Story = { args: { hideLabel: true, end: send, value: lines } }
export const ScrollsPastMost: Story = { args: { value: lines.repeat(5), maxRows: 5 } }
export const WithError: Story = { args: { value: 'Hi', error: 'Please describe the issue', minRows: 3 } }
export const Disabled: Story = { args: { value: 'Sent.', disabled: true } }
export const LongWord: Story = { args: { value: longWord } }
