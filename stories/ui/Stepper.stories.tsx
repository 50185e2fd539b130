import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../../src/ui/Button/Button.tsx'
import { Stepper, type StepperProps } from '../../src/ui/Stepper/Stepper.tsx'
import { each, listed } from './support/examples.tsx'
import { longWord, Row, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const onboarding = [
  'Greeting',
  'Name your assistant',
  'New information',
  'Conflicting evidence',
  'Uncertainty',
  'Old memories',
  'Belief sensitivity',
].map((label) => ({ id: label, label }))

const waitlist = [
  { id: 'you', label: 'About you' },
  { id: 'project', label: 'About your project' },
]

const meta = {
  title: 'Components/Structure/Stepper',
  component: Stepper,
  parameters: componentDocs(`The current position in a sequence of steps. The colors run from the first to
the last color of the scale, whatever the number of steps.

**Form.** \`vertical\` beside the step, for many steps. \`horizontal\` above a form with two to four steps.
\`compact\` if the names of the other steps are not needed. All forms are compact on narrow pages.

**Back.** With \`onBack\`, completed steps are buttons. Later steps are never buttons; the button of the current step
continues.

**Use instead:** Progress for a task that the app performs; Tabs for panels in any order.`),
  args: { label: 'Setting up', steps: onboarding, current: 3 },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

function Controlled(args: StepperProps) {
  const [current, setCurrent] = useState(args.current)
  return (
    <Stack gap={24} fill width={args.form === 'horizontal' ? 640 : 232}>
      <Stepper {...args} current={current} onBack={args.onBack && setCurrent} />
      <Row>
        <Button onClick={() => setCurrent(Math.min(current + 1, args.steps.length))}>Next step</Button>
      </Row>
    </Stack>
  )
}

export const Default: Story = { args: { onBack: fn() }, render: (args) => <Controlled {...args} /> }

export const States: Story = statesTable({ rows: ['going back'] }, () => (
  <div style={{ width: 176 }}>
    <Stepper label="Request" steps={waitlist} current={1} onBack={fn()} />
  </div>
))

export const EveryStep: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 48 }}>
      {[0, 3, 7].map((current) => (
        <Width key={current} px={232}>
          <Stepper {...args} current={current} />
        </Width>
      ))}
    </div>
  ),
}

export const HorizontalAndCompact: Story = {
  args: { form: 'horizontal' },
  render: (args) => (
    <Stack gap={48} width={640} fill>
      {each(
        Stepper,
        { label: 'Request', steps: waitlist, current: 0 },
        { label: 'Request, last step', steps: waitlist, current: 1, onBack: fn() },
        { label: 'Four steps', steps: onboarding.slice(0, 4), current: 2 },
      )(args)}
      <Width>
        <Stepper {...args} form="compact" />
      </Width>
      <Width>
        <Stepper {...args} label="Setting up, done" form="compact" current={7} />
      </Width>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(
  listed(
    Stepper,
    { gap: 48, width: 480, fill: true },
    ...(['horizontal', 'vertical'] as const).map((form) => ({
      label: arabic.word,
      form,
      current: 1,
      onBack: fn(),
      steps: [arabic.word, arabic.action, arabic.name].map((label) => ({ id: label, label })),
    })),
  ),
)

export const Stress: Story = stress(() => {
  const steps = [...waitlist, { id: 'long', label: longWord }]
  return (['vertical', 'horizontal', 'compact'] as const).map((form) => (
    <Stepper key={form} label={form} form={form} steps={steps} current={2} onBack={fn()} />
  ))
})

export const GoesBack: Story = {
  tags: ['behavior'],
  args: { onBack: fn() },
  play: async ({ args, canvas }) => {
    const [firstStep] = canvas.queryAllByRole('button')
    // Narrow pages show no list of steps.
    if (!firstStep) return
    await expect(canvas.getAllByRole('button')).toHaveLength(3)
    await userEvent.tab()
    await expect(firstStep).toHaveFocus()
    await expect(firstStep).toHaveAccessibleName('Done Greeting')
    await userEvent.keyboard('{Enter}')
    await expect(args.onBack).toHaveBeenCalledWith(0)
    const current = canvas.getByRole('listitem', { current: 'step' })
    await expect(current).toHaveTextContent('Conflicting evidence')
  },
}
