import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CONFIDENCE_LEVELS } from '../../src/domain/confidence.ts'
import { ConfidenceMeter } from '../../src/ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { each, listed } from './support/examples.tsx'
import { Stack, Width } from './support/frame.tsx'
import { componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Evidence/ConfidenceMeter',
  component: ConfidenceMeter,
  parameters: componentDocs(`A confidence on the product's scale: a word, a bar or cells, and a percentage
with one decimal. The color repeats this information.

**Form.** \`full\` for a hypothesis: word, bar, percentage. \`compact\` for the confidence and salience of a source:
label, six cells, percentage. Set \`showWord\` if a compact meter has no word near it.

**An unknown value** is null and shows 'Unknown'. It is never shown as 0 %, because 0 % is a value.

**Use instead:** ScaleCells inside a sentence that contains the number; Progress for a task that will finish.`),
  args: { levels: CONFIDENCE_LEVELS, value: 0.864 },
  argTypes: { value: { control: { type: 'range', min: 0, max: 1, step: 0.001 } } },
  decorators: [
    (Story) => (
      <Width px={360}>
        <Story />
      </Width>
    ),
  ],
} satisfies Meta<typeof ConfidenceMeter>
export default meta
type Story = StoryObj<typeof meta>

const shares = [0.124, 0.287, 0.482, 0.718, 0.864, 0.934].map((value) => ({ value }))
const average = { value: 0.758, label: 'Avg. confidence', showWord: true }
const unknown = { value: null }

export const Default: Story = {}

export const States: Story = {
  render: (args) => (
    <Stack fill gap={24}>
      <Stack fill gap={8}>
        {each(ConfidenceMeter, ...shares, unknown)(args)}
      </Stack>
      <Stack gap={8}>
        {each(
          ConfidenceMeter,
          ...shares,
          { value: 0.795, label: 'Salience' },
          average,
          unknown,
        )({ ...args, form: 'compact' })}
      </Stack>
    </Stack>
  ),
}

/** The rounded value determines the level: 24.95 % is shown as 25.0 % and is Weak. */
export const Thresholds: Story = {
  render: listed(
    ConfidenceMeter,
    { fill: true, gap: 8 },
    ...[0, 0.249, 0.2495, 0.25, 0.449, 0.45, 0.919, 0.92, 1, 1.4].map((value) => ({
      value,
      label: `Confidence of ${value}`,
    })),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Confidence of 0.249' })).toHaveTextContent('Speculative')
    await expect(canvas.getByRole('meter', { name: 'Confidence of 0.2495' })).toHaveTextContent('Weak')
  },
}

export const AccessibleValue: Story = {
  tags: ['behavior'],
  args: { value: 0.8643, label: 'Confidence in replay' },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Confidence in replay' })
    await expect(meter).toHaveAttribute('aria-valuenow', '86.4')
    await expect(meter).toHaveAttribute('aria-valuetext', 'Strong, 86.4\u00a0%')
  },
}

export const UnknownValue: Story = {
  tags: ['behavior'],
  args: { value: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('meter')).toBeNull()
    await expect(canvasElement).toHaveTextContent('Confidence: Unknown')
  },
}

export const RightToLeft: Story = {
  args: { value: 0.718 },
  ...rightToLeft(listed(ConfidenceMeter, { fill: true }, {}, { form: 'compact' })),
}

export const Stress: Story = stressOf(ConfidenceMeter, { value: 0.124 }, { value: 1 }, unknown, {
  ...average,
  form: 'compact',
})
