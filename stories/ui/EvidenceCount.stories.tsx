import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EvidenceCount } from '../../src/ui/EvidenceCount/EvidenceCount.tsx'
import { listed } from './support/examples.tsx'
import { componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Evidence/EvidenceCount',
  component: EvidenceCount,
  parameters: componentDocs(`The number of passages that support a claim and the number that contradict it:
filled and outlined squares. They have no color, because a count is not a rating.

**Above 24 passages** the squares show the proportion and are labeled as such; the numbers stay exact. Each side with
at least one passage has at least one square.

**Use instead:** ConfidenceMeter for the confidence that results from the evidence.`),
  args: { supporting: 9, contradicting: 2 },
} satisfies Meta<typeof EvidenceCount>
export default meta
type Story = StoryObj<typeof meta>

const counts = (...pairs: (readonly [supporting: number, contradicting: number])[]) =>
  pairs.map(([supporting, contradicting]) => ({ supporting, contradicting }))

export const Default: Story = {}

export const States: Story = {
  render: listed(
    EvidenceCount,
    { gap: 8 },
    {},
    ...counts([3, 3], [1, 0], [0, 4], [0, 0], [20, 4], [31, 4], [12480, 1]),
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

export const RightToLeft: Story = rightToLeftOf(EvidenceCount, {})

export const Stress: Story = stressOf(EvidenceCount, ...counts([31, 4], [12480, 9120], [0, 0]))
