import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { longThread } from '../../support/chat.ts'
import { LiveChat } from '../../support/LiveChat.tsx'

export default {
  title: 'Flows/Chat/Live',
  component: LiveChat,
  tags: ['moving'],
} satisfies Meta<typeof LiveChat>

type Story = StoryObj<typeof LiveChat>
type Canvas = ReturnType<typeof within>

const composerOf = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Ask about your documents' })

const askFor = async (canvas: Canvas, question: string) =>
  userEvent.type(await composerOf(canvas), `${question}{Enter}`)

const messagesOf = (canvas: Canvas) => within(canvas.getByRole('log')).queryAllByRole('article')

const openSession = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Polysomnography/ }))
  await waitFor(() => expect(messagesOf(canvas).length).toBeGreaterThan(0))
}

/** Waits until a title and its text stand together in sight. */
async function expectToast(canvasElement: HTMLElement, title: string, text: string) {
  const page = within(canvasElement.ownerDocument.body)
  await waitFor(async () => {
    const said = page.getAllByText(title).flatMap((heading: HTMLElement) => heading.parentElement ?? [])
    await expect(said.find((words: HTMLElement) => words.textContent?.includes(text))).toBeVisible()
  })
}

export const ListFails: Story = {
  args: { listFailure: 'Service Unavailable' },
  play: ({ canvasElement }) => expectToast(canvasElement, 'Error', 'Failed to load chat sessions'),
}

export const SendFails: Story = {
  args: { askFailure: 'Service Unavailable' },
  play: async ({ canvas, canvasElement }) => {
    await askFor(canvas, 'Does sleep help?')
    await expectToast(canvasElement, 'Message Failed', 'Service Unavailable')
    await expect(await composerOf(canvas)).toHaveValue('Does sleep help?')
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(4))
    await expect(canvas.getByRole('log')).toHaveFocus()
    // What toasts say lies beside the page, and takes no keys away.
    await userEvent.keyboard('n')
    await expect(messagesOf(canvas)).toHaveLength(0)
  },
}

/** Enter sends once; with Shift it begins a line; while a word is composed it belongs to the input method. */
export const Keys: Story = {
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas)
    await userEvent.type(composer, '   {Enter}')
    await expect(messagesOf(canvas)).toHaveLength(0)
    await userEvent.clear(composer)
    await userEvent.type(composer, 'First{Shift>}{Enter}{/Shift}second')
    await expect(composer).toHaveValue('First\nsecond')
    fireEvent.keyDown(composer, { key: 'Enter', isComposing: true })
    await expect(messagesOf(canvas)).toHaveLength(0)
    await userEvent.type(composer, '{Enter}{Enter}')
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(2))
    await expect(composer).toHaveValue('')
    await expect(
      canvas.getByText('Mnemosyne: Most of your evidence supports a causal role, through replay.'),
    ).toHaveRole('status')
  },
}

/** A double click on Send asks, and does not call the answer off that it asked for. */
export const DoubleClick: Story = {
  args: { answersAfter: 300 },
  play: async ({ canvas }) => {
    await userEvent.type(await composerOf(canvas), 'Does sleep help?')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(2))
  },
}

/** The question stays and says so; what was being typed stays as well. */
export const Stopped: Story = {
  args: { answersAfter: 60_000 },
  play: async ({ canvas }) => {
    await askFor(canvas, 'Does sleep help?')
    await userEvent.type(await composerOf(canvas), 'And naps?')
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop waiting for the answer' }))
    await expect(canvas.getByText('Stopped before it was answered.')).toBeVisible()
    await expect(await composerOf(canvas)).toHaveValue('And naps?')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(canvas.getByRole('button', { name: 'Stop waiting for the answer' })).toBeVisible()
    await userEvent.type(await composerOf(canvas), '{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(canvas.getByRole('log')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Stopped before it was answered.')).toBeVisible()
  },
}

/** Asked again, the earlier answer stays; edited, the question is asked anew; Escape gives the draft back. */
export const AskedAgain: Story = {
  play: async ({ canvas }) => {
    await openSession(canvas)
    const count = messagesOf(canvas).length
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the last question again' }))
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(count + 2))
    const composer = await composerOf(canvas)
    await userEvent.type(composer, 'half a thought')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }))
    await expect(composer).toHaveFocus()
    await userEvent.clear(composer)
    await userEvent.type(composer, 'And naps?{Escape}')
    await expect(composer).toHaveValue('half a thought')
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(composer).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Edit and resend' }))
    await userEvent.clear(composer)
    await userEvent.type(composer, 'And naps?{Enter}')
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(count + 4))
    await expect(composer).toHaveValue('half a thought')
  },
}

/** Each session has a draft of its own, and so has a new chat. */
export const Drafts: Story = {
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas)
    await userEvent.type(composer, 'of a new chat')
    await openSession(canvas)
    await expect(composer).toHaveValue('')
    await userEvent.type(composer, 'of this one')
    await userEvent.click(canvas.getByRole('button', { name: 'New Chat' }))
    await expect(composer).toHaveValue('of a new chat')
    await openSession(canvas)
    await expect(composer).toHaveValue('of this one')
  },
}

export const Copied: Story = {
  args: { onTaken: fn() },
  play: async ({ args, canvas, canvasElement }) => {
    await openSession(canvas)
    const page = within(canvasElement.ownerDocument.body)
    for (const [form, text] of [
      ['Copy as Markdown', /replay \[1\]/],
      ['Copy as plain text', /replay\. It does/],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: /^Copy the/ }))
      await userEvent.click(await page.findByRole('menuitem', { name: form }))
      await waitFor(() => expect(args.onTaken).toHaveBeenLastCalledWith(expect.stringMatching(text)))
    }
    const [exporter] = canvas.getAllByRole('button', { name: 'Export the chat as Markdown' })
    if (exporter) await userEvent.click(exporter)
    await expect(args.onTaken).toHaveBeenLastCalledWith('Polysomnography artefacts')
  },
}

/** Accents and capitals do not count; where nothing is found, that is said. */
export const SessionSearch: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search sessions' })
    const opens = () => canvas.queryAllByRole('button', { name: /messages?$/ })
    await waitFor(() => expect(opens().length).toBeGreaterThan(3))
    await userEvent.type(search, 'ÁRTEFACTS poly')
    await waitFor(() => expect(opens()).toHaveLength(1))
    await userEvent.type(search, 'zzz')
    const [shown, told] = await canvas.findAllByText('No session has these words in its title.')
    await expect(shown).toBeVisible()
    await expect(told).toHaveRole('status')
    await userEvent.type(search, '{Escape}')
    await waitFor(() => expect(opens().length).toBeGreaterThan(3))
  },
}

/** Asked first; the open one leaves the screen, and the focus goes on to the next. */
export const SessionDeleted: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openSession(canvas)
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Polysomnography/ }))
    await userEvent.click(await page.findByRole('button', { name: 'Cancel' }))
    await expect(messagesOf(canvas).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: /^Delete Polysomnography/ }))
    await userEvent.click(await page.findByRole('button', { name: 'Delete chat' }))
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(0))
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Grant aims/ })).toHaveFocus())
  },
}

/** No shortcut runs while somebody types or something lies over the page. */
export const Shortcuts: Story = {
  play: async ({ canvas, canvasElement }) => {
    await openSession(canvas)
    const page = within(canvasElement.ownerDocument.body)
    const composer = await composerOf(canvas)
    await userEvent.type(composer, 'nerri?/')
    await expect(composer).toHaveValue('nerri?/')
    composer.blur()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Search sessions' })).toHaveFocus()
    canvas.getByRole('searchbox', { name: 'Search sessions' }).blur()
    await userEvent.keyboard('?')
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await expect(messagesOf(canvas).length).toBeGreaterThan(0)
    await userEvent.keyboard('i')
    await expect(composer).toHaveFocus()
  },
}

/** The key of a new chat works on the page, also on a button that is disabled, and is a letter in the composer. */
export const NewChatByKey: Story = {
  play: async ({ canvas }) => {
    await openSession(canvas)
    canvas.getByRole('button', { name: 'Send' }).focus()
    await userEvent.keyboard('n')
    await expect(messagesOf(canvas)).toHaveLength(0)
    await expect(await composerOf(canvas)).toHaveFocus()
    await userEvent.keyboard('n')
    await expect(await composerOf(canvas)).toHaveValue('n')
  },
}

/** A thread opens at its last question, and an answer does not pull back who has scrolled up since. */
export const ReaderScrolledUp: Story = {
  args: { answersAfter: 400, messages: longThread },
  play: async ({ canvas }) => {
    await openSession(canvas)
    const log = canvas.getByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    await askFor(canvas, 'And naps?')
    await waitFor(() => expect(canvas.getByText('And naps?')).toBeVisible())
    log.scrollTo({ top: 0, behavior: 'instant' })
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(longThread.length + 2))
    // Near the beginning, to which a scroll that was under way may add a little.
    await expect(log.scrollTop).toBeLessThan(log.clientHeight)
  },
}

/** A source under the pointer lights up on both sides. */
export const PointedAt: Story = {
  play: async ({ canvas }) => {
    await openSession(canvas)
    const mark = canvas.getByRole('complementary', { name: 'Evidence' })
    const card = within(mark).getByRole('button', { name: /^Source 2/ })
    await userEvent.hover(card)
    const [cited] = within(canvas.getByRole('log'))
      .getAllByRole('button', { name: /^Source 2: Spens/ })
      .slice(-1)
    await expect(cited).toHaveAttribute('data-highlighted')
    await userEvent.unhover(card)
    await expect(cited).not.toHaveAttribute('data-highlighted')
  },
}

/** The evidence of an earlier answer takes the focus of what asked for it, and says each share by its word. */
export const Pinned: Story = {
  play: async ({ canvas }) => {
    await openSession(canvas)
    await askFor(canvas, 'And naps?')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Send' })).toBeVisible())
    const [earlier] = canvas.getAllByRole('button', { name: /^Show the evidence of the/ })
    if (earlier === undefined) throw new Error('There is no earlier answer with evidence.')
    await userEvent.click(earlier)
    const evidence = canvas.getByRole('complementary', { name: 'Evidence' })
    await expect(evidence).toHaveFocus()
    for (const meter of within(evidence).getAllByRole('meter')) {
      await expect(meter).toHaveTextContent(
        /(Speculative|Weak|Tentative|Supported|Strong|Settled)[0-9]+\.[0-9]\s%$/,
      )
    }
  },
}

/** A question that would push its answer out of sight is folded. */
export const LongQuestion: Story = {
  play: async ({ canvas }) => {
    const composer = await composerOf(canvas)
    fireEvent.change(composer, { target: { value: `How long? ${'word '.repeat(20_000)}the end` } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(messagesOf(canvas)).toHaveLength(2))
    const [question] = messagesOf(canvas)
    await expect(question?.clientHeight).toBeLessThan(canvas.getByRole('log').clientHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole question' }))
    await expect(question).toHaveTextContent(/the end/)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less of the question' }))
    await expect(question).not.toHaveTextContent(/the end/)
  },
}
