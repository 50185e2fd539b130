import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Slider } from '../../src/ui/Slider/Slider.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftWith, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(Slider, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  parameters: componentDocs(`A value on a scale whose position matters more than its exact number.

**Ends.** Describe the minimum and the maximum with \`startLabel\` and \`endLabel\`; the value is always shown beside
the label. A value between two steps, such as a computed mean, is shown unchanged until the user moves the slider.

**Use instead:** SegmentedControl for up to five named steps; TextField if the user knows the exact number.

**Keyboard.** Arrow keys move one step, PageUp and PageDown two, Home and End to the ends. The keys are mirrored in
right-to-left text.`),
  args: {
    label: 'Contradiction tolerance',
    value: 0.7,
    startLabel: 'Strict',
    endLabel: 'Forgiving',
    onValueChange: fn(),
  },
  render: inWidth(440, each(Controlled, {})),
} satisfies Meta<typeof Slider>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows = ['Usual', 'Invalid'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <Width px={208}>
    <Slider
      {...args}
      startLabel={undefined}
      endLabel={undefined}
      error={row === 'Invalid' ? 'Could not be saved' : null}
    />
  </Width>
))

/** The status of saving, before the value. */
export const Saved: Story = { args: { labelEnd: 'Saved' } }

export const Values: Story = {
  render: listed(
    Controlled,
    { px: 440, gap: 24, fill: true },
    { value: 0, hint: 'How readily a new claim may contradict what is already known.' },
    { value: 0.73, label: 'Between two steps' },
    { value: 1 },
    { label: 'Disabled', disabled: true },
    { hideLabel: true },
  ),
}

/** A value between two steps moves to the next one; a page is two steps. */
export const Moves: Story = {
  tags: ['behavior'],
  args: { value: 0.73, hint: 'Saved at once' },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Contradiction tolerance' })
    await expect(slider).toHaveAccessibleDescription('Saved at once')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.73')
    await userEvent.tab()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.8')
    await userEvent.keyboard('{PageDown}')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.6')
    await expect(canvas.getByText('0.6')).toBeVisible()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0.6)
  },
}

export const RightToLeft: Story = rightToLeftWith({
  label: arabic.word,
  startLabel: arabic.name,
  endLabel: arabic.action,
})

export const Stress: Story = stressOf(
  Controlled,
  { value: 1 },
  {
    label: longWord,
    value: 0,
    formatValue: () => longWord,
    startLabel: longWord,
    endLabel: longWord,
    error: longWord,
  },
)
