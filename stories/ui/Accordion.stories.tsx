import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Accordion } from '../../src/ui/Accordion/Accordion.tsx'
import { listed } from './support/examples.tsx'
import { longWord } from './support/frame.tsx'
import { arabic, componentDocs, rightToLeftOf, stressOf } from './support/requiredStories.tsx'
import { inBox, interactionStates, statesTable } from './support/states.tsx'

const items = [
  {
    id: 'formats',
    title: 'Which documents can I upload?',
    content: 'PDF, TXT, MD and DOCX, up to 25 MB each.',
  },
  {
    id: 'disagree',
    title: 'What happens when two of my sources disagree?',
    content:
      'Both stay in your graph. The answer says which claim has the better evidence, and how far it can be trusted; your contradiction tolerance decides how strongly a disagreement counts.',
  },
  {
    id: 'delete',
    title: 'Why can I not delete an indexed document?',
    content: 'Other claims rest on it: its removal would break graph connections.',
  },
]

const meta = {
  title: 'Components/Structure/Accordion',
  component: Accordion,
  parameters: componentDocs(`A list of questions. Each one expands to show its answer.

**When.** There are many sections of one kind and a reader needs one or two, such as frequently asked questions. Set
\`multiple\` if readers compare answers. To show search results, open the matching items with \`value\` and wrap the
matched words in \`<mark>\`.

**Use instead:** Disclosure for a section that usually stays open; Tabs for a few panels of equal importance; plain
headings if most readers read everything.

Enter and Space expand and collapse an item; Tab moves to the next one. The arrow keys scroll the page, because the
headings are ordinary buttons (ARIA accordion pattern). The browser's find-in-page finds text in collapsed items and
expands them.`),
  args: { items, defaultValue: ['formats'], onValueChange: fn() },
} satisfies Meta<typeof Accordion>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The table repeats one question, so its landmarks have the same name. */
const repeatedLandmarks = { config: { rules: [{ id: 'landmark-unique', enabled: false }] } }

export const States: Story = {
  ...statesTable(
    { rows: ['folded', 'open', 'disabled'] },
    inBox(160, (row) => (
      <Accordion
        items={[{ id: 'one', title: 'Which files?', content: 'PDF and text.', disabled: row === 'disabled' }]}
        defaultValue={row === 'open' ? ['one'] : []}
      />
    )),
  ),
  parameters: { ...interactionStates.parameters, a11y: repeatedLandmarks },
}

export const SearchMatches: Story = {
  args: {
    multiple: true,
    defaultValue: ['delete', 'found'],
    items: [
      {
        id: 'delete',
        title: (
          <>
            Why can I not delete an <mark>index</mark>ed document?
          </>
        ),
        content: 'Other claims rest on it: its removal would break graph connections.',
      },
      {
        id: 'found',
        title: 'When can I ask about a document?',
        content: (
          <>
            <p>
              As soon as it is <mark>index</mark>ed. The button “<mark>Index</mark> for Search” starts it.
            </p>
            <p>Large documents take a minute or two.</p>
          </>
        ),
      },
    ],
  },
}

export const LongText: Story = {
  args: {
    defaultValue: ['long'],
    items: [
      { id: 'long', title: `${items[1]?.title} ${longWord}`, content: longWord.repeat(2) },
      { id: 'short', title: 'And?', content: 'No.' },
    ],
  },
  render: listed(Accordion, { width: 400, fill: true }, {}),
}

export const RightToLeft: Story = rightToLeftOf(Accordion, {
  defaultValue: ['one'],
  items: [
    { id: 'one', title: arabic.action, content: arabic.sentence },
    { id: 'two', title: arabic.word, content: arabic.sentence },
  ],
})

export const Stress: Story = stressOf(Accordion, {
  defaultValue: ['one'],
  items: [{ id: 'one', title: longWord, content: longWord }, ...items],
})

export const SeveralOpen: Story = {
  tags: ['behavior'],
  args: { multiple: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /sources disagree/ }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['formats', 'disagree'])
    for (const name of [/upload/, /sources disagree/])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
  },
}

export const OpensOnFindInPage: Story = {
  tags: ['behavior'],
  play: async ({ canvas }) => {
    const panel = canvas.getByText(/Other claims rest on it/).closest('[hidden]')
    await expect(panel).toHaveAttribute('hidden', 'until-found')
    panel?.dispatchEvent(new Event('beforematch', { bubbles: true }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /delete/ })).toHaveAttribute('aria-expanded', 'true'),
    )
  },
}
