import { Field as BaseField } from '@base-ui/react/field'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect } from 'storybook/test'
import { countCharacters } from '../../src/ui/Field/countCharacters.ts'
import { input } from '../../src/ui/Field/Field.css.ts'
import { Field } from '../../src/ui/Field/Field.tsx'
import { Link } from '../../src/ui/Link/Link.tsx'
import { inStack, inWidth } from './support/examples.tsx'
import { longWord, Stack, Width } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'

const meta = {
  title: 'Components/Forms/Field',
  component: Field,
  parameters: componentDocs(`The common parts of all fields: label, box, hint, error and counter around one
control, linked for assistive technology.

**When.** Only to build a new kind of field. In forms use TextField, PasswordField, TextArea or Select. For search use
SearchField, which does not need Field.

**Hint and error.** The hint helps before and during typing. An error replaces it and says what is wrong and what to
do. Validate on blur or on submit, not on every key.

**Counter.** It counts code points, as the database does, so that the database accepts every text that the field
accepts. The field never truncates the text. The counter is part of the control's description; it is announced on its
own only at 90 % of the limit and when the limit is exceeded.

**Required.** The label shows an asterisk and the control has \`aria-required\`. The browser's own validation messages
are off.`),
  args: {
    label: 'Research question',
    hint: 'One sentence is enough.',
    counter: { used: 52, limit: 120 },
    children: null,
  },
  argTypes: { children: { control: false }, labelEnd: { control: false }, end: { control: false } },
  render: (args) => (
    <Width px={368}>
      <Field {...args}>
        <BaseField.Control
          className={input}
          defaultValue="Does sleep cause consolidation, or only accompany it?"
        />
      </Field>
    </Width>
  ),
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

function Sample({
  value: initial = 'Hippocampal replay',
  control,
  ...frame
}: Omit<ComponentProps<typeof Field>, 'children'> & {
  value?: string
  control?: Omit<ComponentProps<'input'>, 'value'>
}) {
  const [value, setValue] = useState(initial)
  return (
    <Field {...frame} counter={frame.counter && { ...frame.counter, used: countCharacters(value) }}>
      <BaseField.Control
        {...control}
        aria-required={frame.required}
        className={input}
        value={value}
        onValueChange={(next) => setValue(next)}
      />
    </Field>
  )
}

const limit = (characters: number) => ({ used: 0, limit: characters })

const howItCounts = (
  <Link href="#scale" tone="quiet" standalone>
    How it counts
  </Link>
)

export const Default: Story = {}

export const States: Story = {
  render: () => (
    <Width px={760}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(288px, 100%), 1fr))',
          gap: 24,
        }}
      >
        <Sample label="Label" />
        <Sample label="Required" required />
        <Sample label="With a link" labelEnd={howItCounts} />
        <Sample label="With a hint" hint="As it stands in your document." />
        <Sample label="With an error" error="No document mentions this term" />
        <Sample label="Hint and counter" hint="Shown beside answers." counter={limit(60)} />
        <Sample label="Close to the limit" counter={limit(19)} />
        <Sample label="Over the limit" error="Please use 12 characters or fewer" counter={limit(12)} />
        <Sample label="Read only" hint="Set by your invitation." control={{ readOnly: true }} />
        <Sample label="Disabled" hint="Sign in to change it." disabled />
        <Sample label="Placeholder" value="" control={{ placeholder: 'A term or a name' }} />
        <Sample label="Hidden label" hideLabel value="" control={{ placeholder: 'The label is hidden' }} />
      </div>
    </Width>
  ),
}

export const LongText: Story = {
  render: () => (
    <Width px={368}>
      <Stack fill gap={24}>
        <Sample
          label="A label that says rather precisely which of the two conflicting findings is to be kept, and why"
          hint="A hint that needs more than one line, because the choice has consequences for every later answer."
          counter={limit(500)}
        />
        <Sample label={longWord} value={longWord} error={longWord} counter={limit(60)} />
      </Stack>
    </Width>
  ),
}

export const DescribesItsControl: Story = {
  tags: ['behavior'],
  render: () => (
    <Sample
      label="Name of the node"
      hint="As it stands in your document."
      required
      counter={limit(20)}
      value="Zoë 👩‍🔬"
    />
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('textbox', { name: 'Name of the node' })
    await expect(control).toBeRequired()
    // An emoji of three code points counts as three characters.
    await expect(control).toHaveAccessibleDescription('As it stands in your document. 7 of 20 characters')
  },
}

export const RightToLeft: Story = rightToLeft(
  inWidth(
    368,
    inStack({ fill: true, gap: 24 }, () => (
      <>
        <Sample label={arabic.word} hint={arabic.sentence} required counter={limit(60)} value={arabic.name} />
        <Sample label={arabic.word} error={arabic.sentence} value={arabic.name} />
      </>
    )),
  ),
)

export const Stress: Story = stress(() => (
  <>
    <Sample
      label="Research question"
      required
      labelEnd={howItCounts}
      hint="As it stands in your document."
      counter={limit(500)}
    />
    <Sample label={longWord} value={longWord} error={longWord} counter={limit(20)} />
  </>
))
