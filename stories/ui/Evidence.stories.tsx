import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { scale, stepOf } from '../../src/theme/scale.ts'
import { CitationChip } from '../../src/ui/CitationChip/CitationChip.tsx'
import { ConfidenceMeter } from '../../src/ui/ConfidenceMeter/ConfidenceMeter.tsx'
import { EvidenceCount } from '../../src/ui/EvidenceCount/EvidenceCount.tsx'
import { ScaleLegend } from '../../src/ui/ScaleLegend/ScaleLegend.tsx'
import { Row, Stack, Width } from './support/frame.tsx'

const meta = { title: 'UI/Evidence', parameters: { layout: 'padded' } } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const shares = [0, 0.12, 0.31, 0.482, 0.718, 0.864, 0.92, 1]

export const Meters: Story = {
  render: () => (
    <Width px={320}>
      {shares.map((value) => (
        <ConfidenceMeter key={value} value={value} />
      ))}
    </Width>
  ),
}
export const CompactMeters: Story = {
  render: () => (
    <Stack gap={8}>
      {shares.map((value) => (
        <ConfidenceMeter key={value} value={value} form="compact" />
      ))}
      <ConfidenceMeter value={0.795} form="compact" label="Salience" />
    </Stack>
  ),
}
export const Citations: Story = {
  render: function Citations() {
    const [active, setActive] = useState<number>(5)
    return (
      <Row>
        {scale.map(({ step }) => (
          <CitationChip
            key={step}
            number={step}
            step={step}
            active={step === active}
            onClick={() => setActive(step)}
          />
        ))}
        <CitationChip number={12} step={stepOf(0.7)} />
      </Row>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Source 2' }))
    await expect(canvas.getByRole('button', { name: 'Source 2' })).toHaveAttribute('aria-pressed', 'true')
  },
}
export const Counts: Story = {
  render: () => (
    <Stack gap={8}>
      <EvidenceCount supporting={9} contradicting={2} />
      <EvidenceCount supporting={3} contradicting={3} />
      <EvidenceCount supporting={0} contradicting={4} />
      <EvidenceCount supporting={0} contradicting={0} />
      <EvidenceCount supporting={140} contradicting={35} />
    </Stack>
  ),
}
export const LegendStrip: Story = { render: () => <ScaleLegend /> }
export const LegendCompact: Story = { render: () => <ScaleLegend form="compact" /> }
