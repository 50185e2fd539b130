import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fireEvent, fn, type Mock, userEvent } from 'storybook/test'
import { RadioCards } from '../../src/ui/RadioCards/RadioCards.tsx'
import { controlled } from './support/controlled.tsx'
import { each, inWidth, listed } from './support/examples.tsx'
import { longWord, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stressOf } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

function DiagramFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 96 56" width="96" height="56" fill="none" strokeWidth="1.5" aria-hidden="true">
      {children}
    </svg>
  )
}

const line = { stroke: 'var(--color-control)' }
const options = [
  {
    value: 'both',
    title: 'Hold both claims side by side',
    description: 'Keep each one open until something new settles it.',
    diagram: (
      <DiagramFrame>
        <path d="M14 20h44M14 36h44" {...line} />
        <circle cx="62" cy="20" r="5" fill="var(--color-ramp-4)" />
        <circle cx="62" cy="36" r="5" fill="var(--color-ramp-4)" />
      </DiagramFrame>
    ),
  },
  {
    value: 'better',
    title: 'Lean to the better-sourced claim',
    description: 'Weigh by method and provenance. Keep the weaker one visible.',
    diagram: (
      <DiagramFrame>
        <path d="M14 20h48M14 36h30" {...line} />
        <circle cx="62" cy="20" r="7" fill="var(--color-ramp-5)" />
        <circle cx="48" cy="36" r="4" fill="var(--color-ramp-2)" />
      </DiagramFrame>
    ),
  },
  {
    value: 'recent',
    title: 'Prefer the more recent finding',
    description: 'Treat newer evidence as a revision of the older claim.',
    diagram: (
      <DiagramFrame>
        <path d="M14 36h20l14-16h14" {...line} />
        <circle cx="34" cy="36" r="4" stroke="var(--color-ramp-2)" />
        <circle cx="66" cy="20" r="6" fill="var(--color-ramp-5)" />
      </DiagramFrame>
    ),
  },
  {
    value: 'ask',
    title: 'Stop and ask me',
    description: 'Flag the contradiction and wait for my judgment.',
    diagram: (
      <DiagramFrame>
        <path d="M14 20h20l10 8M14 36h20l10-8" {...line} />
        <path d="M52 28h6" strokeDasharray="2 2" {...line} />
        <circle cx="66" cy="28" r="6.25" stroke="currentColor" strokeDasharray="3 2" />
      </DiagramFrame>
    ),
  },
]
const optionsWithoutDiagram = options.map(({ value, title, description }) => ({ value, title, description }))

const withDisabled = <Option extends { value: string }>(all: readonly Option[]) =>
  all.map((option) => ({ ...option, disabled: option.value === 'recent' }))

const Controlled = controlled(RadioCards<string>, 'value', 'onValueChange')

const meta = {
  title: 'Components/Forms/RadioCards',
  component: RadioCards<string>,
  parameters: componentDocs(`One of a few options, each with a sentence that explains it.

**Diagram.** 96 by 56 pixels; all cards use the same drawing with one difference. Diagrams are decorative: the text
contains all information.

**Label.** Set \`hideLabel\` if the heading above is the question.

**Use instead:** SegmentedControl if one word per option is enough; Select for more than about seven options.

**Keyboard.** The group is one tab stop; arrow keys change the selection. With \`numberKeys\`, 1 to 9 select an option
while the focus is in the group; phones and narrow columns do not show the keys. With \`onChoose\`, for a selection
that continues to the next step, arrow keys only move the selection; Space, Enter, a number or a press calls
\`onChoose\`.`),
  args: {
    label: 'Two of your sources disagree. What comes first?',
    options,
    value: 'better',
    numberKeys: true,
    onValueChange: fn(),
  },
  render: inWidth(680, each(Controlled, {})),
} satisfies Meta<typeof RadioCards<string>>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const rows = ['Not chosen', 'Chosen', 'Invalid'] as const

export const States: Story = statesTable({ rows }, (row, args) => (
  <Width px={232}>
    <RadioCards
      {...args}
      hideLabel
      options={[{ value: 'ask', title: 'Stop and ask me', description: 'Wait for my judgment.' }]}
      value={row === 'Chosen' ? 'ask' : null}
      error={row === 'Invalid' ? 'Please choose an answer' : null}
    />
  </Width>
))

export const NothingSelected: Story = {
  args: { value: null, options: optionsWithoutDiagram, numberKeys: false },
}

export const DisabledAndInvalid: Story = {
  render: listed(
    Controlled,
    { px: 680, gap: 32, fill: true },
    { required: true, value: null, error: 'Please choose an answer', options: withDisabled(options) },
    { disabled: true, options: options.slice(0, 2) },
  ),
}

export const Narrow: Story = { render: inWidth(288, each(Controlled, {})) }

export const KeyboardNavigation: Story = {
  tags: ['behavior'],
  args: { options: withDisabled(optionsWithoutDiagram) },
  play: async ({ args, canvas }) => {
    const card = (name: string) => canvas.getByRole('radio', { name })
    await expect(canvas.getByRole('radiogroup', { name: args.label })).toBeVisible()
    await expect(card('Stop and ask me')).toHaveAccessibleDescription(
      'Flag the contradiction and wait for my judgment.',
    )
    await userEvent.click(card('Hold both claims side by side'))
    await userEvent.keyboard('4')
    await expect(card('Stop and ask me')).toBeChecked()
    await expect(card('Stop and ask me')).toHaveFocus()
    await userEvent.keyboard('39{Control>}2{/Control}')
    await expect(card('Stop and ask me')).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
}

export const ChoosingCallsOnChoose: Story = {
  tags: ['behavior'],
  args: { options: withDisabled(optionsWithoutDiagram), onChoose: fn() },
  play: async ({ args, canvas }) => {
    const card = (name: string) => canvas.getByRole('radio', { name })
    const better = card('Lean to the better-sourced claim')
    const chosenValues = () => (args.onChoose as Mock).mock.calls.map(([value]) => value)
    await userEvent.click(better)
    await expect(chosenValues()).toEqual(['better'])
    await userEvent.dblClick(better)
    await userEvent.keyboard('{ArrowUp}')
    await expect(card('Hold both claims side by side')).toBeChecked()
    await expect(chosenValues()).toEqual(['better', 'better'])
    await userEvent.keyboard('{Enter} 41{Enter}')
    await expect(chosenValues().slice(2)).toEqual(['both', 'both', 'ask', 'both', 'both'])
    // Holding a key down calls `onChoose` once.
    for (const key of ['Enter', '4']) {
      await fireEvent.keyDown(document.activeElement as Element, { key, repeat: true })
    }
    await userEvent.keyboard('3')
    await userEvent.click(card('Prefer the more recent finding'), { pointerEventsCheck: 0 })
    await expect(chosenValues()).toHaveLength(7)
  },
}

export const NumberKeysOff: Story = {
  tags: ['behavior'],
  args: { numberKeys: false },
  play: async ({ args }) => {
    await userEvent.tab()
    await userEvent.keyboard('1')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

export const RightToLeft: Story = rightToLeft(
  inWidth(
    560,
    each(Controlled, {
      label: arabic.sentence,
      value: 'both',
      options: options
        .slice(0, 2)
        .map((option) => ({ ...option, title: arabic.action, description: arabic.sentence })),
    }),
  ),
)

export const Stress: Story = stressOf(Controlled, {
  label: longWord,
  value: 'both',
  error: longWord,
  options: [...options.slice(0, 1), { value: 'long', title: longWord, description: longWord }],
})
