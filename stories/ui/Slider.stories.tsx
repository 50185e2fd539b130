import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Slider } from '../../src/ui/Slider/Slider.tsx'
import { controlled } from './support/controlled.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const Controlled = controlled(Slider, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/Slider',
  component: Slider,
  tags: ['autodocs'],
  parameters: componentDocs(`A value on a scale whose position matters more than its exact number.

**Ends.** Describe the minimum and the maximum with \`startLabel\` and \`endLabel\`; the value is always shown beside
the label. A value between two steps, such as a computed mean, is shown unchanged until the user moves the slider.

**Saving.** \`onValueChange\` is called during dragging; save in \`onValueCommitted\`.

**Use instead:** SegmentedControl for up to five named steps; TextField if the user knows the exact number.

**Keyboard.** Arrow keys move one step, PageUp and PageDown two, Home and End to the ends. The keys are mirrored in
right-to-left text.`),
  args: {
    label: 'Contradiction tolerance',
    value: 0.7,
    startLabel: 'Strict',
    endLabel: 'Forgiving',
    onValueChange: fn(),
    onValueCommitted: fn(),
  },
  render: (args) => (
    <Width px={440}>
      <Controlled {...args} />
    </Width>
  ),
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
  render: (args) => (
    <Width px={440}>
      <Stack gap={24} fill>
        <Controlled
          {...args}
          value={0}
          hint="How readily a new claim may contradict what is already known."
        />
        <Controlled {...args} value={0.73} label="Between two steps" />
        <Controlled {...args} value={1} />
        <Controlled {...args} label="Disabled" disabled />
        <Controlled {...args} hideLabel />
        <Controlled
          {...args}
          label="Share of the context"
          min={0}
          max={100}
          step={5}
          value={65}
          formatValue={(value) => `${value}\u00a0%`}
        />
      </Stack>
    </Width>
  ),
}

export const KeyboardNavigation: Story = {
  tags: ['behavior'],
  args: { value: 0.73, hint: 'Saved at once' },
  play: async ({ args, canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Contradiction tolerance' })
    const expectValueText = async (text: string) => {
      await expect(slider).toHaveAttribute('aria-valuetext', text)
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(slider).toHaveAccessibleDescription('Saved at once')
    await expectValueText('0.73')
    await userEvent.tab()
    await expect(slider).toHaveFocus()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowRight}')
    await expectValueText('0.8')
    await userEvent.keyboard('{ArrowDown}')
    await expectValueText('0.7')
    await userEvent.keyboard('{PageDown}')
    await expectValueText('0.5')
    await userEvent.keyboard('{PageUp}')
    await expectValueText('0.7')
    await userEvent.keyboard('{Home}')
    await expectValueText('0.0')
    await userEvent.keyboard('{End}')
    await expectValueText('1.0')
    await expect(args.onValueCommitted).toHaveBeenLastCalledWith(1)
  },
}

export const MirroredInRightToLeft: Story = {
  tags: ['behavior'],
  ...rightToLeft((args) => (
    <Width px={440}>
      <Controlled {...args} />
    </Width>
  )),
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider')
    slider.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.8')
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuetext', '0.6')
  },
}

export const RightToLeft: Story = rightToLeft((args) => (
  <Width px={440}>
    <Controlled {...args} label={arabic.word} startLabel={arabic.name} endLabel={arabic.action} />
  </Width>
))

export const Stress: Story = stress(() => (
  <>
    <Controlled
      label="Contradiction tolerance"
      value={1}
      startLabel="Strict"
      endLabel="Forgiving"
      onValueChange={fn()}
    />
    <Controlled
      label={longWord}
      value={0}
      formatValue={() => longWord}
      startLabel={longWord}
      endLabel={longWord}
      error={longWord}
      onValueChange={fn()}
    />
  </>
))
