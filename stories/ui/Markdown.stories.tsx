import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { stepOf } from '../../src/theme/scale.ts'
import { CitationChip } from '../../src/ui/CitationChip/CitationChip.tsx'
import Markdown from '../../src/ui/Markdown/Markdown.tsx'
import { longWord, Width } from './support/frame.tsx'

const answer = `Most of your evidence supports a causal role, through replay. [1] It does not show that sleep is the only route.

The case for causation rests on timing and on **intervention**. Disturbing it *degrades* later recall. [1, 2] See \`spindles[3]\`.

## What cuts against it

> We blocked spindles and the animals still knew the arena.

- animals still recognised the arena [3]
- they lost only the order of events

| Study | Year | Effect |
|---|---|---|
| Tse | 2007 | within two days |
| Klinzing | 2019 | nightly |

\`\`\`
replay -> consolidation
\`\`\`

More in [the review](https://example.org/review).`

const attack = `<script>alert(1)</script>

<b>bold</b> [click](javascript:alert(1)) ![pixel](https://example.org/pixel.png) [data](data:text/html,x) [mail](mailto:a@example.org)`

const meta = {
  title: 'UI/Markdown',
  component: Markdown,
  parameters: { layout: 'padded' },
  args: { text: answer },
  decorators: [
    (Story) => (
      <Width px={520}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof Markdown>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithCitations: Story = {
  args: {
    lead: true,
    renderCitation: (number) => (
      <CitationChip
        number={number}
        step={stepOf([0.934, 0.841, 0.667][number - 1] ?? 0)}
        active={number === 2}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Source/ })).toHaveLength(4)
    await expect(canvas.getByText('spindles[3]')).toBeVisible()
  },
}
export const Hostile: Story = {
  args: { text: attack },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('script, b, img')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: 'mail' })).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const LongText: Story = { args: { text: `${longWord}\n\n\`${longWord}\`\n\n- ${longWord}` } }
