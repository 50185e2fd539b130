import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../src/ui/Link/Link.tsx'
import { each, inRow } from './support/examples.tsx'
import { longWord, Stack } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeft, stress } from './support/requiredStories.tsx'
import { statesTable } from './support/states.tsx'

const meta = {
  title: 'Components/Actions/Link',
  component: Link,
  parameters: componentDocs(`A link to another page, in a sentence or on a line of its own. It is always
underlined, so that it does not depend on color.

**Tone.** \`strong\` if the link is the main content of the sentence; \`quiet\` for secondary links, such as "Forgot
password" beside a label. Set \`standalone\` outside sentences: the pointer target is then taller.

**Inside the app** pass the router's link: \`<Link render={<RouterLink to="/chat" />}>\`. For an action that looks
like a link, render a button: \`<Link render={<button type="button" />}>\`.

**Use instead:** ButtonLink for the main link of a page; Button for an action.`),
  args: { href: '#there', children: 'Request Demo Access' },
} satisfies Meta<typeof Link>
export default meta
type Story = StoryObj<typeof meta>

const tones = ['strong', 'quiet'] as const

export const Default: Story = {
  render: (args) => (
    <p>
      Don't have access yet? <Link {...args} />
    </p>
  ),
}

export const States: Story = statesTable({ rows: tones }, (tone) => (
  <Link href="#documents" tone={tone} standalone style={{ whiteSpace: 'nowrap' }}>
    All documents
  </Link>
))

export const AsButton: Story = {
  args: { href: undefined, render: <button type="button" />, standalone: true },
  render: inRow(
    each(
      Link,
      { children: '+2 more' },
      { tone: 'quiet', children: 'Show the evidence' },
      { render: <button type="button" disabled />, children: 'Nothing more to show' },
    ),
  ),
}

export const LongText: Story = {
  render: () => (
    <Stack width={288}>
      <p>
        A link may break over lines:{' '}
        <Link href="#replay">hippocampal replay during slow-wave sleep causes the transfer of memory</Link> in
        9 of your documents.
      </p>
    </Stack>
  ),
}

export const RightToLeft: Story = rightToLeft(() => (
  <Stack>
    <p>
      {arabic.sentence} <Link href="#there">{arabic.action}</Link>
    </p>
    <Link href="#there" tone="quiet" standalone>
      {arabic.word}
    </Link>
  </Stack>
))

export const Stress: Story = stress(() => (
  <>
    <p>
      Quoted from <Link href="#there">{longWord}</Link> and others.
    </p>
    <Link href="#there" tone="quiet" standalone>
      {longWord}
    </Link>
  </>
))
