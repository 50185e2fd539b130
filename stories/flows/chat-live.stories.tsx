import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { longThread } from '../support/chat.ts'
import { LiveChat } from '../support/LiveChat.tsx'

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
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
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
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Mnemosyne: Most of your evidence supports a causal role, through replay.',
    )
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

export const Stopped: Story = {
  args: { answersAfter: 60_000 },
  play: async ({ canvas }) => {
    await askFor(canvas, 'Does sleep help?')
    await userEvent.type(await composerOf(canvas), 'And naps?')
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop waiting for the answer' }))
    await expect(messagesOf(canvas)).toHaveLength(0)
    await expect(await composerOf(canvas)).toHaveValue('Does sleep help?\n\nAnd naps?')
  },
}

/** The key of a new chat works on the page, and is a letter in the composer. */
export const NewChatByKey: Story = {
  play: async ({ canvas }) => {
    await openSession(canvas)
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
    await expect(cited).toHaveAttribute('data-pointed')
    await userEvent.unhover(card)
    await expect(cited).not.toHaveAttribute('data-pointed')
  },
}
