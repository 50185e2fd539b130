import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CONFIDENCE_LEVELS } from '../../src/domain/confidence.ts'
import { ScaleLegend } from '../../src/ui/ScaleLegend/ScaleLegend.tsx'
import { each, listed } from './support/examples.tsx'
import { Stack, Width } from './support/frame.tsx'
import { componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Evidence/ScaleLegend',
  component: ScaleLegend,
  parameters: componentDocs(`The meaning of the six colors of the scale. Pass words and thresholds as
\`levels\` (src/domain/confidence.ts).

**Form.** \`strip\` once per page, at full width, with the thresholds. \`marks\` are rings on the strip at the values
of items on the page. \`compact\` as a legend below figures, with the words only.

**Use instead:** ConfidenceMeter for a value; it includes its word.`),
  args: { levels: CONFIDENCE_LEVELS },
} satisfies Meta<typeof ScaleLegend>
export default meta
type Story = StoryObj<typeof meta>

const marks = [
  { label: 'Dream recall bias', value: 0.287 },
  { label: 'Schema theory', value: 0.684 },
  { label: 'Sleep-dependent consolidation', value: 0.812 },
  { label: 'Hippocampal replay', value: 0.934 },
]

const inWords = { 'aria-label': 'Scale in words', form: 'compact' } as const

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack fill gap={48}>
      {each(
        ScaleLegend,
        { 'aria-label': 'Scale' },
        { 'aria-label': 'Scale with four hubs', marks },
        { 'aria-label': 'Scale with marks at its ends', marks: boundaries },
      )(args)}
      <Width px={368}>{each(ScaleLegend, inWords)(args)}</Width>
    </Stack>
  ),
}
const boundaries = [
  { label: 'Nothing', value: 0 },
  { label: 'A border', value: 0.65 },
  { label: 'Certainty', value: 1 },
]

export const EveryThreshold: Story = {
  tags: ['behavior'],
  args: { marks },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem')
    await expect(items.map((item) => item.textContent)).toEqual([
      'Speculativeunder 25\u00a0%',
      `Weakfrom 25\u00a0%Dream recall bias, 28.7\u00a0%`,
      'Tentativefrom 45\u00a0%',
      'Supportedfrom 65\u00a0%Schema theory, 68.4\u00a0%',
      'Strongfrom 80\u00a0%Sleep-dependent consolidation, 81.2\u00a0%',
      'Settledfrom 92\u00a0%Hippocampal replay, 93.4\u00a0%',
    ])
    await expect(items).toHaveLength(CONFIDENCE_LEVELS.length)
  },
}

export const RightToLeft: Story = rightToLeft(
  listed(ScaleLegend, { fill: true, gap: 32 }, { 'aria-label': 'Scale', marks }, inWords),
)

export const Stress: Story = stressOf(ScaleLegend, { 'aria-label': 'Scale', marks }, inWords)
