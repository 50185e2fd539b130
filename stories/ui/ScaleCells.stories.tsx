import type { Meta, StoryObj } from '@storybook/react-vite'
import { CONFIDENCE_LEVELS } from '../../src/domain/confidence.ts'
import { ScaleCells } from '../../src/ui/ScaleCells/ScaleCells.tsx'
import { Row, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Evidence/ScaleCells',
  component: ScaleCells,
  parameters: componentDocs(`A confidence as six cells, the smallest form of the scale. The number of filled
cells and their color show the same step.

**It is decorative** and hidden from assistive technology: always place a word or a number beside it.

**Use instead:** ConfidenceMeter, which includes the word; StatusPie for the progress of a status.`),
  args: { step: 4 },
  argTypes: { step: { control: { type: 'range', min: 1, max: 6 } } },
} satisfies Meta<typeof ScaleCells>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      {CONFIDENCE_LEVELS.map(({ step, word }) => (
        <Row key={step}>
          <ScaleCells step={step} />
          {word}
        </Row>
      ))}
      <Row>
        <ScaleCells step={null} />
        unknown
      </Row>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Row>
    <ScaleCells step={2} />
    {arabic.word}
  </Row>
))

export const Stress: Story = stress(() => (
  <Row>
    <ScaleCells step={5} />
    Strong
  </Row>
))
