import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stepper } from '../../src/ui/Stepper/Stepper.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'

const onboarding = [
  'Greeting',
  'Name your assistant',
  'New information',
  'Conflicting evidence',
  'Uncertainty',
  'Old memories',
  'Belief sensitivity',
].map((label) => ({ id: label, label }))

const meta = {
  title: 'Components/Structure/Stepper',
  component: Stepper,
  parameters: componentDocs(`The current position in a sequence of steps. The colors run from the first to
the last color of the scale, whatever the number of steps. On narrow pages it is a bar with the name of the current
step.

**Use instead:** Progress for a task that the app performs; Tabs for panels in any order.`),
  args: { label: 'Setting up', steps: onboarding, current: 3 },
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <Width px={232}>
      <Stepper {...args} />
    </Width>
  ),
}

export const States: Story = {
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

export const RightToLeft: Story = rightToLeft(() => (
  <Width px={480}>
    <Stepper
      label={arabic.word}
      current={1}
      steps={[arabic.word, arabic.action, arabic.name].map((label) => ({ id: label, label }))}
    />
  </Width>
))

export const Stress: Story = stressOf(Stepper, {
  steps: [...onboarding.slice(0, 2), { id: 'long', label: longWord }],
  current: 2,
})
