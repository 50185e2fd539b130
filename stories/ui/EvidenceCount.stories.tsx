import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EvidenceCount } from '../../src/ui/EvidenceCount/EvidenceCount.tsx'
import { Stack } from './support/frame.tsx'
import { componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Evidence/EvidenceCount',
  component: EvidenceCount,
  tags: ['autodocs'],
  parameters: componentDocs(`The number of passages that support a claim and the number that contradict it:
filled and outlined squares. They have no color, because a count is not a rating.

**Above 24 passages** the squares show the proportion and are labeled as such; the numbers stay exact. Each side with
at least one passage has at least one square.

**Use instead:** ConfidenceMeter for the confidence that results from the evidence.`),
  args: { supporting: 9, contradicting: 2 },
} satisfies Meta<typeof EvidenceCount>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Stack gap={8}>
      <EvidenceCount supporting={9} contradicting={2} />
      <EvidenceCount supporting={3} contradicting={3} />
      <EvidenceCount supporting={1} contradicting={0} />
      <EvidenceCount supporting={0} contradicting={4} />
      <EvidenceCount supporting={0} contradicting={0} />
      <EvidenceCount supporting={20} contradicting={4} />
      <EvidenceCount supporting={31} contradicting={4} />
      <EvidenceCount supporting={12480} contradicting={1} />
    </Stack>
  ),
}

export const NumbersAreText: Story = {
  tags: ['behavior'],
  args: { supporting: 140, contradicting: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('140 for, 1 against')
    const squares = [...canvasElement.querySelectorAll('[aria-hidden] > span')]
    await expect(squares).toHaveLength(24)
    await expect(squares.filter((square) => square.hasAttribute('data-for'))).toHaveLength(23)
  },
}

export const RightToLeft: Story = rightToLeft(() => <EvidenceCount supporting={9} contradicting={2} />)

export const Stress: Story = stress(() => (
  <>
    <EvidenceCount supporting={31} contradicting={4} />
    <EvidenceCount supporting={12480} contradicting={9120} />
    <EvidenceCount supporting={0} contradicting={0} />
  </>
))
