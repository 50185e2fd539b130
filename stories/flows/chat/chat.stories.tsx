import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { apologyFor } from '../../../src/domain/evidence.ts'
import { ChatView } from '../../../src/flows/chat/ChatView.tsx'
import type { ChatContext } from '../../../src/flows/chat/chat.base.ts'
import { chatMachine } from '../../../src/flows/chat/chat.machine.ts'
import { toApology } from '../../../src/flows/chat/thread/messages.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import {
  blankContext,
  chatContext,
  firstAnswer,
  firstQuestion,
  fullThread,
  longThread,
  question,
  sessions,
  shortAnswer,
  sources,
  thread,
  unknown,
} from '../../support/chat.ts'
import { InApp } from '../../support/inApp.tsx'
import { stateStory } from '../../support/stateStory.tsx'

export default { title: 'Flows/Chat' } satisfies Meta

const named =
  (userName: string, assistantName: string, contradictionAlerts = false) =>
  (state: ViewState<typeof chatMachine>) => (
    <InApp page="Chat">
      <ChatView
        state={state}
        send={fn()}
        userName={userName}
        assistantName={assistantName}
        contradictionAlerts={contradictionAlerts}
      />
    </InApp>
  )
const view = named('Mira', 'Mnemosyne')

type Value = Exclude<StateValueFrom<typeof chatMachine>, string>
type Regions = Required<Exclude<NonNullable<Value['connected']>, string>>

/** A state of the thread, with the sessions listed beside it. */
const threadStory = (state: Regions['thread'], context: ChatContext, show = view) =>
  stateStory(
    chatMachine,
    { connected: { thread: state, sessions: 'listed', deletion: 'notAsked' } },
    context,
    show,
  )

/** A state of the sessions, with a new chat beside it. */
const sessionsStory = (state: Regions['sessions'], context: ChatContext) =>
  stateStory(
    chatMachine,
    { connected: { sessions: state, thread: 'blank', deletion: 'notAsked' } },
    context,
    view,
  )

export const NoBackend = stateStory(chatMachine, 'noBackend', blankContext({ hasBackend: false }), view)

export const LoadingSessions = sessionsStory('loadingSessions', blankContext({ sessions: [] }))
export const SessionsFailed = sessionsStory('sessionsFailed', blankContext({ sessions: [] }))
export const Listed = sessionsStory('listed', blankContext({ sessions: [] }))
// Not pictured: looks like LoadingSessions.
Listed.tags = ['behavior']

export const Blank = threadStory('blank', blankContext())
export const BlankWithDraft = threadStory(
  'blank',
  blankContext({ draft: 'Which of my documents disagree on how long a session lasts?\nAnd on why?' }),
)
export const LoadingThread = threadStory('loadingThread', chatContext({ messages: [] }))
export const ThreadFailed = threadStory(
  'threadFailed',
  chatContext({
    messages: [],
    threadFailure:
      'Network error: Unable to connect to the backend server. Please check your internet connection and try again.',
  }),
)
export const Ready = threadStory('ready', chatContext())
// Not pictured: looks like Answered.
Ready.tags = ['behavior']
export const ReadyEmpty = threadStory('ready', chatContext({ selectedId: 'session-6', messages: [] }))
export const CreatingSession = threadStory('creatingSession', blankContext({ messages: [firstQuestion] }))
export const Asking = threadStory('asking', chatContext({ messages: [question] }))
export const Stopped = threadStory(
  'stopped',
  chatContext({ messages: [...thread, { ...question, id: 'q3', isStopped: true }] }),
)
export const Editing = threadStory(
  'answered',
  chatContext({ draft: 'Is sleep causing consolidation in rats as well?', editedFrom: 'half a thought' }),
)
export const Answered = threadStory('answered', chatContext({ messages: fullThread }))
export const ContradictionsReported = threadStory('answered', chatContext(), named('Mira', 'Mnemosyne', true))
ContradictionsReported.play = async ({ canvas }) => {
  await expect(canvas.getByText('Your documents contradict each other here')).toBeVisible()
}
export const AnsweredNotInDocuments = threadStory(
  'answered',
  chatContext({
    messages: [
      { ...question, id: 'q3', content: 'What is the boiling point of tungsten hexafluoride?' },
      unknown,
    ],
  }),
)

const reason = 'Server error. Please try again later or contact support.'
export const SendFailed = threadStory(
  'sendFailed',
  chatContext({
    messages: [question, toApology(question, reason)],
    draft: question.content,
  }),
)
SendFailed.play = async ({ canvas }) => {
  await expect(canvas.getByText(apologyFor(reason))).toBeVisible()
}

export const EarlierEvidence = threadStory(
  'ready',
  chatContext({ messages: [firstQuestion, firstAnswer, ...thread], pinnedId: 'a1' }),
)
// Not pictured: looks like Answered, beside the evidence of another answer.
EarlierEvidence.tags = ['behavior']

export const Expanded = threadStory('ready', chatContext())
Expanded.play = async ({ canvas }) => {
  const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
  await userEvent.click(evidence.getByRole('button', { name: '+2 more' }))
  await userEvent.click(evidence.getByRole('button', { name: '+4' }))
  await expect(evidence.getByText('part of Active consolidation')).toBeInTheDocument()
  // What was pressed stays, and so does the focus.
  await expect(evidence.getAllByRole('button', { name: 'Show fewer' }).at(-1)).toHaveFocus()
}

const citeSecond = async (canvas: ReturnType<typeof within>) => {
  const [mark] = within(canvas.getByRole('log')).getAllByRole('button', { name: /^Source 2/ })
  if (mark === undefined) throw new Error('The answer has no mark of its second source.')
  await userEvent.click(mark)
  return mark
}

/** The passage that a mark cites, in its context; beside the chat, and on a phone in a sheet. */
export const PassageOpen = threadStory('ready', chatContext())
PassageOpen.play = async ({ canvas, canvasElement }) => {
  await citeSecond(canvas)
  const page = within(canvasElement.ownerDocument.body)
  await expect(await page.findByText(/^Replayed events train/)).toBeVisible()
}

/** Back from a passage: its card is in view, and the focus where it came from. */
export const SourceChosen = threadStory('ready', chatContext())
SourceChosen.play = async ({ canvas }) => {
  const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
  const mark = await citeSecond(canvas)
  await userEvent.click(await evidence.findByRole('button', { name: 'Back to the evidence' }))
  await expect(mark).toHaveFocus()
  await expect(evidence.getByRole('button', { name: /^Source 2/ })).toHaveAttribute('aria-current', 'true')
}
SourceChosen.tags = ['behavior']

const toDelete = { id: 'session-2', failure: null }
const deletionStory = (state: Regions['deletion'], context: ChatContext) =>
  stateStory(
    chatMachine,
    { connected: { thread: 'ready', sessions: 'listed', deletion: state } },
    context,
    view,
  )

export const ConfirmingDelete = deletionStory('confirmingDelete', chatContext({ deletion: toDelete }))
ConfirmingDelete.tags = ['behavior']
export const DeleteFailed = deletionStory(
  'confirmingDelete',
  chatContext({ deletion: { ...toDelete, failure: 'Server error. Please try again later.' } }),
)
export const Deleting = deletionStory('deleting', chatContext({ deletion: toDelete }))
Deleting.tags = ['behavior']

export const Shortcuts = threadStory('blank', blankContext())
Shortcuts.play = async ({ canvasElement }) => {
  await userEvent.keyboard('?')
  const page = within(canvasElement.ownerDocument.body)
  await waitFor(() => expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
}

export const EvidenceHidden = threadStory('ready', chatContext())
EvidenceHidden.play = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Hide evidence' }))
  await expect(canvas.queryByRole('complementary', { name: 'Evidence' })).toBeNull()
  await expect(canvas.getByRole('button', { name: /evidence of the .* answer: Supported/ })).toBeVisible()
}

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh'
export const LongNames = threadStory(
  'ready',
  chatContext({
    sessions: sessions.map((session) => ({ ...session, title: `${longName} ${session.title}` })),
    messages: [
      { ...question, content: `${longName.repeat(3)}\n\n<b>not bold</b> & **nor this**` },
      {
        ...shortAnswer,
        content: `${longName.repeat(4)} [1] [99].`,
        sources: sources.map((source) => ({
          ...source,
          page: null,
          filename: `${longName}-${source.filename}`,
          heading: `${longName} ${longName}`,
        })),
      },
    ],
  }),
  named(longName, `The Honourable ${longName}`),
)

export const SixtyMessages = threadStory('ready', chatContext({ messages: longThread }))
SixtyMessages.tags = ['behavior']

export const SessionsOnPhone: StoryObj = {
  ...Blank,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.queryByRole('button', { name: /^Sessions,/ })
    if (bar !== null) await userEvent.click(bar)
  },
}
