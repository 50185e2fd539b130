import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CONFIDENCE_LEVELS } from '../../src/domain/confidence.ts'
import { CitationChip, type CitationChipProps } from '../../src/ui/CitationChip/CitationChip.tsx'
import { each, inStack } from './support/examples.tsx'
import { Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Evidence/CitationChip',
  component: CitationChip,
  parameters: componentDocs(`The number of a source: in an answer, after the sentence it supports, and on the
source's card. Its color is the confidence of the source; its number is the number of the card.

**Highlighting.** \`active\` fills the chip in the text and on the card of the selected source. \`highlighted\` marks
the chip whose card is hovered, and the card's chip when the text's chip is hovered.

**In a sentence** it does not change the line height, and its pointer target is 24 pixels high.

**Use instead:** Link for navigation out of the answer.`),
  args: { number: 2, step: 5, onClick: fn() },
  argTypes: { step: { control: { type: 'range', min: 1, max: 6 } } },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CitationChip>
export default meta
type Story = StoryObj<typeof meta>

/** The chip is active after a press. */
function Controlled({ active: first = false, onClick, ...props }: CitationChipProps) {
  const [active, setActive] = useState(first)
  const press: CitationChipProps['onClick'] = (event) => {
    setActive(true)
    onClick?.(event)
  }
  return <CitationChip {...props} active={active} onClick={press} />
}

export const Default: Story = {}

const variants = ['plain', 'pointed', 'active', 'active and pointed'] as const

export const States: Story = statesTable({ rows: variants }, (variant) => (
  <CitationChip
    number={3}
    step={3}
    highlighted={variant.includes('pointed')}
    active={variant.includes('active')}
    label={`Source 3, ${variant}`}
  />
))

export const Confidences: Story = {
  render: inStack({}, () =>
    [false, true].map((active) => (
      <Row key={String(active)}>
        {each(
          CitationChip,
          ...CONFIDENCE_LEVELS.map(({ step, word }) => ({
            number: step,
            step,
            label: `Source ${step}, ${word}`,
          })),
          { number: 12, step: 6 },
          { number: 104, step: 2 },
        )({ number: 0, step: 1, active })}
      </Row>
    )),
  ),
}

const answer = { fontSize: '0.96875rem', lineHeight: '1.625rem' }
const small = { fontSize: '0.78125rem', lineHeight: '1rem' }

/** Several in a row, at the end of a line, and in small text. */
export const InText: Story = {
  render: () => (
    <Width px={420}>
      <Stack>
        <p style={answer}>
          Reactivation in slow-wave sleep comes before the shift toward neocortical retrieval.{' '}
          <CitationChip number={1} step={6} /> Disturbing it degrades later recall, and spindles decide what
          is transferred rather than whether transfer occurs. <CitationChip number={2} step={5} active />
          <CitationChip number={3} step={4} />
          <CitationChip number={12} step={1} /> One experiment would separate the two.
        </p>
        <p style={small}>
          Animals with blocked spindles still recognized the arena. <CitationChip number={3} step={4} /> They
          lost only the order of events, and found the way without it.
        </p>
      </Stack>
    </Width>
  ),
}

export const KeepsTheLineHeight: Story = {
  tags: ['behavior'],
  render: () => (
    <div style={answer}>
      <p data-testid="without">Disturbing it degrades later recall.</p>
      <p data-testid="with">
        Disturbing it degrades later recall. <CitationChip number={2} step={5} />
      </p>
    </div>
  ),
  play: async ({ canvas }) => {
    const heightOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().height
    await expect(heightOf('with')).toBe(heightOf('without'))
    const { width, height } = canvas.getByRole('button').getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  },
}

export const Pressed: Story = {
  tags: ['behavior'],
  play: async ({ args, canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Source 2' })
    await userEvent.click(chip)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await expect(chip).toHaveAttribute('aria-current', 'true')
  },
}

export const RightToLeft: Story = rightToLeft(() => (
  <p style={answer}>
    {arabic.sentence} <CitationChip number={1} step={6} />
    <CitationChip number={12} step={3} active /> {arabic.sentence}
  </p>
))

export const Stress: Story = stress(() => (
  <p style={answer}>
    Hippocampus-independent within forty-eight hours. <CitationChip number={12} step={6} />
    <CitationChip number={104} step={2} active />
    <CitationChip number={3} step={4} /> That is far faster than nightly transfer predicts.
  </p>
))
