import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { DEMO_USER } from '../../../mocks/worlds/people.ts'
import { PATHS } from '../../../src/domain/paths.ts'
import { entrance } from '../../../src/theme/entrance.css.ts'
import { expectToast } from '../../support/expectToast.ts'
import { holdRequests } from '../../support/holdRequests.ts'
import { type LiveAppOptions, liveApp } from '../../support/live.tsx'
import { setFaults } from '../../support/liveFaults.ts'

export default { title: 'Behavior/Chat', tags: ['live'] } satisfies Meta

type Canvas = ReturnType<typeof within>

const liveChat = (options: Partial<LiveAppOptions> = {}) =>
  liveApp({ world: 'demo', path: PATHS.chat, as: DEMO_USER, ...options })

const answers = holdRequests('*/api/v1/chat/session/*/ask')
const withHeldAnswers = liveChat({ handlers: [answers.handler] })

const findComposer = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Ask about your documents' })

const ask = async (canvas: Canvas, question: string) =>
  userEvent.type(await findComposer(canvas), `${question}{Enter}`)

const messagesOf = (canvas: Canvas) => within(canvas.getByRole('log')).queryAllByRole('article')

const expectMessages = (canvas: Canvas, count: number) =>
  waitFor(() => expect(messagesOf(canvas)).toHaveLength(count))

/** Opens the chat session with two questions and two answers. */
const openSession = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Does cueing .* messages$/ }))
  await expectMessages(canvas, 4)
}

const failedQuestion = liveChat({ faults: ['askQuestion:status=500'] })

const askInVain = async (canvas: Canvas) => {
  await ask(canvas, 'Does sleep help?')
  await expectToast('Message Failed', 'Internal Server Error')
}

/** A question that fails stays in the thread, with an apology and a button to send it again. */
export const SendFails: StoryObj = {
  ...failedQuestion,
  play: async ({ canvas }) => {
    await askInVain(canvas)
    await expectMessages(canvas, 2)
    await expect(canvas.getByRole('button', { name: 'Send again' })).toBeVisible()
  },
}

/** A failed question that is sent again replaces the failed turn, moves the focus to the thread, and closes the error. */
export const SentAgain: StoryObj = {
  ...failedQuestion,
  play: async ({ canvas }) => {
    await askInVain(canvas)
    setFaults([])
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(canvas.getByRole('log')).toHaveFocus()
    await canvas.findByText(/^Mnemosyne: /)
    await expectMessages(canvas, 2)
    await waitFor(() => expect(screen.queryByText('Message Failed')).toBeNull())
  },
}

const findSuggestions = async (canvas: Canvas) =>
  within(await canvas.findByRole('list', { name: 'Suggested questions' })).getAllByRole('button')

/** A suggested question is asked by one press. The focus moves to the thread; the draft stays. */
export const SuggestionChosen: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await userEvent.type(await findComposer(canvas), 'half a thought')
    const [, suggested] = await findSuggestions(canvas)
    suggested?.focus()
    await userEvent.keyboard('{Enter}')
    await expectMessages(canvas, 2)
    await expect(canvas.getByRole('log')).toHaveFocus()
    await expect(await findComposer(canvas)).toHaveValue('half a thought')
    await expect((await canvas.findByText(/^Mnemosyne: /)).parentElement).toHaveRole('status')
    const followUps = within(canvas.getByRole('region', { name: 'Follow-up questions' }))
    const [followUp] = followUps.getAllByRole('button') as [HTMLElement]
    const question = followUp.textContent
    await userEvent.click(followUp)
    await expectMessages(canvas, 4)
    await expect(canvas.getByRole('log')).toHaveFocus()
    await expect(messagesOf(canvas)[2]).toHaveTextContent(question)
    await expect(canvas.queryAllByRole('button', { name: question })).toHaveLength(0)
  },
}

/** Documents are chosen in the list, by @ and by keyboard alone. The answer names them; one that finds nothing there offers all. */
export const LimitedToDocuments: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const composer = await findComposer(canvas)
    await userEvent.type(composer, 'half a @')
    const search = await screen.findByRole('combobox', { name: 'Search documents to answer from' })
    await waitFor(() => expect(search).toHaveFocus())
    await userEvent.keyboard('night{Enter}')
    await waitFor(() => expect(composer).toHaveFocus())
    await expect(composer).toHaveValue('half a ')
    await expect((await screen.findByText('Answering from 1 of 6 documents')).parentElement).toHaveRole(
      'status',
    )

    await userEvent.click(
      canvas.getByRole('combobox', { name: 'Documents of this chat: Answering from 1 of 6' }),
    )
    await userEvent.click(await screen.findByRole('option', { name: 'spindle-notes.txt' }))
    await screen.findByText('Answering from 2 of 6 documents')
    await userEvent.keyboard('{Escape}')
    await userEvent.clear(composer)
    await ask(canvas, 'At how many decibels are the sound cues played?')
    await canvas.findByText('Limited to night-log-week-14.txt and spindle-notes.txt.')

    const chip = canvas.getByRole('button', { name: 'Stop limiting this chat to spindle-notes.txt' })
    await userEvent.click(chip)
    await waitFor(() => expect(composer).toHaveFocus())
    await expect(canvas.queryByRole('button', { name: /^Stop limiting .* spindle/ })).toBeNull()

    await ask(canvas, 'What is reconsolidation?')
    await userEvent.click(await canvas.findByRole('button', { name: 'Search all documents' }))
    await expectMessages(canvas, 6)
    await expect(canvas.getByRole('complementary', { name: 'Evidence' })).toHaveTextContent(
      'consolidation-review.md',
    )
  },
}

/** A question that depends on the one before it is written out below it, and can be asked as it was typed. */
export const FollowUpUnderstood: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await ask(canvas, 'How loud are the sound cues?')
    await expectMessages(canvas, 2)
    await ask(canvas, 'Who measured them?')
    await expectMessages(canvas, 4)
    await expect(messagesOf(canvas)[2]).toHaveTextContent('Understood as: Who measured the sound cues?')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask as typed' }))
    await expectMessages(canvas, 6)
    await expect(messagesOf(canvas)[4]).not.toHaveTextContent('Understood as')
  },
}

/** Enter sends once, Shift+Enter inserts a line break, and Enter during IME composition does nothing. */
export const Keys: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const composer = await findComposer(canvas)
    await userEvent.type(composer, '   {Enter}')
    await expect(messagesOf(canvas)).toHaveLength(0)
    await userEvent.clear(composer)
    await userEvent.type(composer, 'First{Shift>}{Enter}{/Shift}second')
    await expect(composer).toHaveValue('First\nsecond')
    fireEvent.keyDown(composer, { key: 'Enter', isComposing: true })
    await expect(messagesOf(canvas)).toHaveLength(0)
    await userEvent.type(composer, '{Enter}{Enter}')
    await expectMessages(canvas, 2)
    await expect(composer).toHaveValue('')
    await expect((await canvas.findByText(/^Mnemosyne: /)).parentElement).toHaveRole('status')
  },
}

/** A double click on Send does not cancel the pending answer. */
export const DoubleClick: StoryObj = {
  ...withHeldAnswers,
  play: async ({ canvas }) => {
    answers.hold()
    await userEvent.type(await findComposer(canvas), 'Does sleep help?')
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Send' }))
    answers.release()
    await expectMessages(canvas, 2)
  },
}

/** A stopped question stays in the thread, and the draft stays in the composer. */
export const Stopped: StoryObj = {
  ...withHeldAnswers,
  play: async ({ canvas }) => {
    answers.hold()
    await ask(canvas, 'Does sleep help?')
    await userEvent.type(await findComposer(canvas), 'And naps?')
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop waiting for the answer' }))
    await expect(canvas.getByText('Stopped before it was answered.')).toBeVisible()
    await expect(await findComposer(canvas)).toHaveValue('And naps?')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(canvas.getByRole('button', { name: 'Stop waiting for the answer' })).toBeVisible()
    await userEvent.type(await findComposer(canvas), '{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask again' }))
    await expect(canvas.getByRole('log')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('Stopped before it was answered.')).toBeVisible()
    answers.release()
  },
}

/** Asking again keeps the earlier answer. Editing sends a new question; Escape restores the draft. */
export const AskedAgain: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await openSession(canvas)
    const count = messagesOf(canvas).length
    await userEvent.click(canvas.getByRole('button', { name: 'Ask the last question again' }))
    await expectMessages(canvas, count + 2)
    const composer = await findComposer(canvas)
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
    await expectMessages(canvas, count + 4)
    await expect(composer).toHaveValue('half a thought')
  },
}

export const CopiedAndExported: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const downloads: string[] = []
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push(this.download)
    })
    await openSession(canvas)
    for (const format of ['Copy as Markdown', 'Copy as plain text']) {
      const [copy] = canvas.getAllByRole('button', { name: /^Copy the/ })
      await userEvent.click(copy as HTMLElement)
      await userEvent.click(await screen.findByRole('menuitem', { name: format }))
      await waitFor(() => expect(writeText.mock.lastCall?.[0]).toMatch(/\n\[1\] \S+/))
      writeText.mockClear()
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    const [exportButton] = canvas.getAllByRole('button', { name: 'Export or print the chat' })
    const print = spyOn(window, 'print').mockImplementation(() => downloads.push(document.title))
    for (const item of ['Save as PDF', 'Export as Markdown']) {
      await userEvent.click(exportButton as HTMLElement)
      await userEvent.click(await screen.findByRole('menuitem', { name: item }))
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    }
    await expect(print).toHaveBeenCalledOnce()
    await waitFor(() =>
      expect(downloads).toEqual(['Does cueing help weak memories?', 'Does cueing help weak memories.md']),
    )
  },
}

/** The search finds titles and messages, ignores accents and case, and announces when nothing matches. */
export const SessionSearch: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search sessions' })
    const found = () => canvas.queryAllByRole('button', { name: / messages?/ })
    await waitFor(() => expect(found()).toHaveLength(2))
    await userEvent.type(search, 'DÉCIBELS many')
    await waitFor(() => expect(found()).toHaveLength(1))
    await userEvent.clear(search)
    await userEvent.type(search, 'alcohol evening')
    await waitFor(() => expect(found()).toHaveLength(1))
    await expect(canvas.getByText('Alcohol', { selector: 'mark' })).toBeVisible()
    await userEvent.type(search, 'zzz')
    const [shown, announced] = await canvas.findAllByText('No matching chats')
    await expect(shown).toBeVisible()
    await expect(announced?.parentElement).toHaveRole('status')
    await userEvent.type(search, '{Escape}')
    await waitFor(() => expect(found()).toHaveLength(2))
  },
}

/** Deletion needs confirmation, closes the open chat session and focuses the next one in the list. */
export const SessionDeleted: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^At how many decibels/ }))
    await expectMessages(canvas, 2)
    await userEvent.click(canvas.getByRole('button', { name: /^Delete At how many decibels/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await expect(messagesOf(canvas).length).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: /^Delete At how many decibels/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete chat' }))
    await expectMessages(canvas, 0)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Does cueing/ })).toHaveFocus())
  },
}

/** Several chats are deleted by keyboard. Undo brings them back; otherwise they are deleted after a while. */
export const SessionsDeleted: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await openSession(canvas)
    const select = canvas.getByRole('button', { name: 'Select chats' })
    const startSelection = async () => {
      select.focus()
      await userEvent.keyboard('{Enter}')
      await canvas.findByRole('checkbox', { name: 'All' })
    }
    const deleteBoth = async () => {
      await startSelection()
      await userEvent.keyboard('{Tab}{Tab} {Tab}')
      await expect(canvas.getByRole('button', { name: 'Delete 2 chats' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('group', { name: '2 chats deleted' })).toHaveFocus())
      await expectMessages(canvas, 0)
    }
    await deleteBoth()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect(select).toHaveFocus()
    await startSelection()
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab} ')
    await expect(canvas.getByRole('button', { name: 'Delete 1 chat' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(select).toHaveFocus()
    await expect(canvas.getAllByRole('button', { name: / messages$/ })).toHaveLength(2)
    await deleteBoth()
    await canvas.findByText('Your chats will be listed here.')
  },
}

/** Shortcuts do not run while a text field is focused or a dialog is open. */
export const Shortcuts: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await openSession(canvas)
    const composer = await findComposer(canvas)
    await userEvent.type(composer, 'nerri?/')
    await expect(composer).toHaveValue('nerri?/')
    composer.blur()
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Search sessions' })).toHaveFocus()
    canvas.getByRole('searchbox', { name: 'Search sessions' }).blur()
    await userEvent.keyboard('?')
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
    await userEvent.keyboard('n')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(messagesOf(canvas).length).toBeGreaterThan(0)
    await userEvent.keyboard('i')
    await expect(composer).toHaveFocus()
  },
}

/** "N" starts a new chat, also while a disabled button is focused, and types a letter in the composer. */
export const NewChatByKey: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await openSession(canvas)
    canvas.getByRole('button', { name: 'Send' }).focus()
    await userEvent.keyboard('n')
    await expect(messagesOf(canvas)).toHaveLength(0)
    await expect(await findComposer(canvas)).toHaveFocus()
    await userEvent.keyboard('n')
    await expect(await findComposer(canvas)).toHaveValue('n')
  },
}

/** A thread opens at its last question. An answer does not scroll a user who has scrolled up. */
export const ReaderScrolledUp: StoryObj = {
  ...withHeldAnswers,
  play: async ({ canvas }) => {
    await openSession(canvas)
    for (const count of [6, 8, 10]) {
      await ask(canvas, 'What reduces spindle density?')
      await expectMessages(canvas, count)
    }
    await userEvent.click(canvas.getByRole('button', { name: /^At how many decibels/ }))
    await expectMessages(canvas, 2)
    await userEvent.click(canvas.getByRole('button', { name: /^Does cueing/ }))
    await expectMessages(canvas, 10)
    const log = canvas.getByRole('log')
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0))
    answers.hold()
    await ask(canvas, 'And naps?')
    await expectMessages(canvas, 11)
    log.scrollTo({ top: 0, behavior: 'instant' })
    answers.release()
    await expectMessages(canvas, 12)
    // Not exactly 0, because a smooth scroll that has started may add a little.
    await expect(log.scrollTop).toBeLessThan(log.clientHeight)
  },
}

/** Hovering a source's card highlights its citation in the answer. */
export const SourceHighlighted: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await openSession(canvas)
    const evidence = canvas.getByRole('complementary', { name: 'Evidence' })
    const citation = within(canvas.getByRole('log'))
      .getAllByRole('button', { name: /^Source 1/ })
      .at(-1)
    const card = within(evidence).getByRole('button', { name: /^Source 1/ })
    await expect(citation).toHaveAccessibleName(card.getAttribute('aria-label') ?? '')
    await userEvent.hover(card)
    await expect(citation).toHaveAttribute('data-highlighted')
    await userEvent.unhover(card)
    await expect(citation).not.toHaveAttribute('data-highlighted')
  },
}

/** Pinning the evidence of an earlier answer focuses it. */
export const EvidencePinned: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await openSession(canvas)
    const [earlier] = canvas.getAllByRole('button', { name: /^Show the evidence of the/ })
    await userEvent.click(earlier as HTMLElement)
    const evidence = canvas.getByRole('complementary', { name: 'Evidence' })
    await expect(evidence).toHaveFocus()
  },
}

/** On phones the line below an answer scrolls to the evidence and focuses it. */
export const EvidenceOnPhone: StoryObj = {
  ...liveChat(),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('button', { name: /^Sessions,/ })
    await userEvent.click(bar)
    await userEvent.click(await screen.findByRole('button', { name: /^At how many decibels/ }))
    await expectMessages(canvas, 2)
    await userEvent.click(await canvas.findByRole('button', { name: /2 hypotheses · \d sources$/ }))
    await expect(canvas.getByRole('complementary', { name: 'Evidence' })).toHaveFocus()
  },
}

/** A very long question is shown as a preview first. */
export const LongQuestion: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const composer = await findComposer(canvas)
    fireEvent.change(composer, { target: { value: `How long? ${'word '.repeat(1_000)}the end` } })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expectMessages(canvas, 2)
    const [question] = messagesOf(canvas)
    await expect(question?.clientHeight).toBeLessThan(canvas.getByRole('log').clientHeight)
    await userEvent.click(canvas.getByRole('button', { name: 'Show the whole question' }))
    await expect(question).toHaveTextContent(/the end/)
    await userEvent.click(canvas.getByRole('button', { name: 'Show less of the question' }))
    await expect(question).not.toHaveTextContent(/the end/)
  },
}

/** A source opens its document at the passage. Enlarge opens the viewer; Escape returns the focus to the button. */
export const EnlargesSource: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    await ask(canvas, 'How loud are the sound cues?')
    const [citation] = await within(canvas.getByRole('log')).findAllByRole('button', { name: /^Source 1/ })
    await userEvent.click(citation as HTMLElement)
    const enlarge = await screen.findByRole('button', { name: 'Enlarge' })
    await waitFor(() => expect(CSS.highlights.get('cited-passage')?.size).toBe(1))
    await userEvent.click(enlarge)
    await waitFor(() => expect(CSS.highlights.get('cited-passage')?.size).toBe(2))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(enlarge).toHaveFocus())
    await waitFor(() => expect(CSS.highlights.get('cited-passage')?.size).toBe(1))
  },
}

/** A new answer and its evidence are animated, the messages of an opened chat are not. */
export const OnlyNewAnswersAreAnimated: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const expectAnimated = (expected: boolean[]) =>
      waitFor(() =>
        expect(messagesOf(canvas).map((message) => message.closest(`.${entrance}`) !== null)).toEqual(
          expected,
        ),
      )
    await ask(canvas, 'How loud are the sound cues?')
    await expectAnimated([false, true])
    const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
    await expect(evidence.getByRole('heading', { name: /^Evidence/ }).closest(`.${entrance}`)).toBeVisible()
    await ask(canvas, 'What do spindles predict?')
    await expectAnimated([false, false, false, true])
    await openSession(canvas)
    await expectAnimated([false, false, false, false])
  },
}

/** A chat is renamed in its place in the list, and pinned to the top. Both stay after the list is loaded again. */
export const RenamedAndPinned: StoryObj = {
  ...liveChat(),
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('complementary', { name: 'Chat sessions' }))
    const more = async () =>
      userEvent.click(await list.findByRole('button', { name: /^More actions for Does cueing/ }))
    await more()
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }))
    const title = await list.findByRole('textbox', { name: 'Title of the chat' })
    await waitFor(() => expect(title).toHaveFocus())
    await userEvent.clear(title)
    await userEvent.type(title, 'Does cueing help?{Enter}')
    await waitFor(() => expect(list.getByRole('button', { name: /^Does cueing help\? / })).toHaveFocus())
    await more()
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Pin to the top' }))
    await waitFor(() => expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Does cueing help?'))
    await expect(list.getByRole('button', { name: /^Does cueing help\? Pinned / })).toBeInTheDocument()
  },
}
