import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { DEFAULT_SETTINGS } from '../../../src/domain/settings.ts'
import { ChatView } from '../../../src/flows/chat/layout/ChatView.tsx'
import { chatMachine } from '../../../src/flows/chat/machine/chat.machine.ts'
import type { ChatContext } from '../../../src/flows/chat/machine/chat.types.ts'
import { removalMachine } from '../../../src/flows/chat/machine/removal.machine.ts'
import type { Suggestions } from '../../../src/flows/chat/machine/suggestions.ts'
import { apologyFor, type ThreadMessage, toApology } from '../../../src/flows/chat/messages/messages.ts'
import { WaitingDocumentsView } from '../../../src/flows/knowledge-base/waiting/WaitingDocumentsView.tsx'
import type { WaitingDocuments } from '../../../src/flows/knowledge-base/waiting/waitingDocuments.ts'
import type { ViewState } from '../../../src/lib/xstate/viewState.ts'
import type { MessageMatch } from '../../../src/modules/chat-search/findMessages.ts'
import { backendAccessNotice } from '../../support/backendAccess.tsx'
import {
  chatContext,
  contradictedThread,
  firstAnswer,
  firstQuestion,
  fullThread,
  longThread,
  newChatContext,
  notInDocuments,
  question,
  sessions,
  shortAnswer,
  sources,
  suggestions,
  thread,
  unsureAnswer,
  valueAnswer,
} from '../../support/chat.ts'
import { InApp, inRouter } from '../../support/inApp.tsx'
import { BACKEND_OFFLINE } from '../../support/offline.ts'
import { at, stateStory } from '../../support/stateStory.tsx'

export interface ChatArgs {
  userName: string
  assistantName: string
  contradictionAlerts: boolean
  /** Replaces the question that most stories show. */
  question: string
  /** Maximum number of chat sessions in the list. */
  sessionCount: number
  /** The messages that the search in the list finds. */
  foundMessages: readonly MessageMatch[]
  waiting: WaitingDocuments
}

export default {
  title: 'Flows/Chat',
  decorators: [inRouter()],
  args: {
    userName: 'Mira',
    assistantName: 'Mnemosyne',
    contradictionAlerts: false,
    question: question.content,
    sessionCount: sessions.length,
    foundMessages: [],
    waiting: { processing: 0, ready: 0 },
  },
} satisfies Meta<ChatArgs>

export type ChatStory = StoryObj<ChatArgs>

type Value = Exclude<StateValueFrom<typeof chatMachine>, string>
type Regions = Required<Exclude<NonNullable<Value['connected']>, string>>

function withArgs(context: ChatContext, args: ChatArgs): ChatContext {
  const withQuestion = (message: ThreadMessage) =>
    message.content === question.content ? { ...message, content: args.question } : message
  return {
    ...context,
    sessions: context.sessions.slice(0, args.sessionCount),
    messages: context.messages.map(withQuestion),
    pendingQuestion: context.pendingQuestion && withQuestion(context.pendingQuestion),
  }
}

type RemovalState = ViewState<typeof removalMachine>

const idle: RemovalState = at(removalMachine, 'idle', { ids: [] })

const chatView = (
  state: ViewState<typeof chatMachine>,
  removal: RemovalState,
  { userName, assistantName, contradictionAlerts, foundMessages, waiting }: ChatArgs,
) => (
  <InApp page="Chat">
    <ChatView
      state={state}
      send={fn()}
      userName={userName}
      assistantName={assistantName}
      contradictionAlerts={contradictionAlerts}
      settings={DEFAULT_SETTINGS}
      foundMessages={foundMessages}
      removal={{ state: removal, send: fn() }}
      waitingDocuments={<WaitingDocumentsView {...waiting} />}
      backendAccess={backendAccessNotice('Backend Connection Issue')}
    />
  </InApp>
)

const chatStory = (value: StateValueFrom<typeof chatMachine>, context: ChatContext) =>
  stateStory(
    chatMachine,
    value,
    (args: ChatArgs) => withArgs(context, args),
    (state, args) => chatView(state, idle, args),
  )

const OPEN_CHAT: Regions = {
  thread: 'ready',
  sessions: 'listed',
  deletion: 'idle',
  changes: 'saved',
  suggestions: 'suggested',
  documents: 'documentsListed',
}

/** The other regions are as in an open chat. */
const regionStory = (regions: Partial<Regions>, context: ChatContext) =>
  chatStory({ connected: { ...OPEN_CHAT, ...regions } }, context)

const threadStory = (thread: Regions['thread'], context: ChatContext) => regionStory({ thread }, context)

const sessionsStory = (sessions: Regions['sessions'], context: ChatContext) =>
  regionStory({ thread: 'blank', sessions }, context)

const deletionStory = (deletion: Regions['deletion'], context: ChatContext) =>
  regionStory({ deletion }, context)

const suggestionsStory = (suggestions: Regions['suggestions'], loaded: Suggestions | null) =>
  regionStory({ thread: 'blank', suggestions }, newChatContext({ suggestions: loaded }))

const documentsStory = (documents: Regions['documents'], changes: Partial<ChatContext>) =>
  regionStory({ thread: 'blank', documents }, newChatContext(changes))

export const NoBackend = chatStory('noBackend', newChatContext({ hasBackend: false }))

export const LoadingSessions = sessionsStory('loadingSessions', newChatContext({ sessions: [] }))
export const SavingChange = regionStory(
  { changes: 'saving' },
  chatContext({ sessions: sessions.map((session, index) => ({ ...session, pinned: index === 2 })) }),
)
// Not pictured: looks like Answered, with a pinned chat.
SavingChange.tags = ['behavior']
export const SessionsFailed = sessionsStory('sessionsFailed', newChatContext({ sessions: [] }))
export const Listed = sessionsStory('listed', newChatContext({ sessions: [] }))
// Not pictured: looks like LoadingSessions.
Listed.tags = ['behavior']

export const Blank = threadStory('blank', newChatContext())
Blank.play = async ({ canvas }) => {
  const list = within(canvas.getByRole('list', { name: 'Suggested questions' }))
  await expect(list.getAllByRole('button')).toHaveLength(suggestions.questions.length)
}
export const LoadingSuggestions = suggestionsStory('loadingSuggestions', null)
export const Suggested = suggestionsStory('suggested', suggestions)
// Not pictured: looks like Blank.
Suggested.tags = ['behavior']
export const WithoutQuestions = suggestionsStory('withoutQuestions', null)
export const WithoutDocuments = suggestionsStory('withoutDocuments', { availability: 'none', questions: [] })
WithoutDocuments.play = async ({ canvas }) => {
  const upload = canvas.getByRole('link', { name: 'Upload documents' })
  await expect(upload).toHaveAttribute('href', '/knowledge-base')
}
export const DocumentsWaiting = suggestionsStory('documentsWaiting', {
  availability: 'waiting',
  questions: [],
})
export const BlankWithDraft = threadStory(
  'blank',
  newChatContext({ draft: 'Which of my documents disagree on how long a session lasts?\nAnd on why?' }),
)
export const LoadingThread = threadStory('loadingThread', chatContext({ messages: [] }))
export const ThreadFailed = threadStory(
  'threadFailed',
  chatContext({ messages: [], threadFailure: BACKEND_OFFLINE }),
)
export const SessionDeleted = threadStory(
  'sessionDeleted',
  newChatContext({ sessions: sessions.slice(1), draft: 'How many nights does that take?' }),
)
export const Ready = threadStory('ready', chatContext())
// Not pictured: looks like Answered.
Ready.tags = ['behavior']
export const ReadyEmpty = threadStory('ready', chatContext({ selectedId: 'session-6', messages: [] }))
export const CreatingSession = threadStory(
  'creatingSession',
  newChatContext({ pendingQuestion: firstQuestion }),
)
export const Asking = threadStory('asking', chatContext({ messages: [], pendingQuestion: question }))
export const Stopped = threadStory(
  'stopped',
  chatContext({ messages: [...thread, { ...question, id: 'q3', isStopped: true }] }),
)
export const Editing = threadStory(
  'answered',
  chatContext({ draft: 'Is sleep causing consolidation in rats as well?', editedFrom: 'half a thought' }),
)
export const Answered = threadStory('answered', chatContext({ messages: fullThread }))

/** The last answer offers follow-up questions. Those that the thread contains are left out. */
export const AnsweredWithFollowUps = threadStory(
  'answered',
  chatContext({
    messages: [
      ...thread.slice(0, -1),
      {
        ...shortAnswer,
        follow_up_questions: [
          question.content,
          'What reduces spindle density?',
          'Why was the night of 12 March discarded?',
        ],
      },
    ],
  }),
)
AnsweredWithFollowUps.play = async ({ canvas }) => {
  const followUps = within(canvas.getByRole('region', { name: 'Follow-up questions' }))
  await expect(followUps.getAllByRole('button')).toHaveLength(2)
}

/** The last question was answered with what it takes from the one before it. */
export const AnsweredAsUnderstood = threadStory(
  'answered',
  chatContext({
    messages: [
      question,
      shortAnswer,
      { ...question, id: 'follow-up', content: 'And why?' },
      { ...shortAnswer, id: 'answer-to-follow-up', understood_as: `Why: ${question.content}` },
    ],
  }),
)

export const LoadingDocuments = documentsStory('loadingDocuments', { documents: null })
export const DocumentsListed = documentsStory('documentsListed', { scopes: { '': ['document-1'] } })
export const DocumentsFailed = documentsStory('documentsFailed', { documents: null })
// Not pictured: looks like LoadingDocuments.
DocumentsFailed.tags = ['behavior']

const [first, second] = ['document-1', 'document-2'] as const

/** Answers from chosen documents, from one that the question names, and from a backend that ignored the choice. */
export const AnsweredInScope = threadStory(
  'answered',
  chatContext({
    scopes: { 'session-1': ['document-1', 'document-2', 'document-3', 'document-4', 'deleted'] },
    messages: [
      { ...question, document_ids: [first, second] },
      { ...shortAnswer, document_ids: [first, second] },
      { ...firstQuestion, content: 'According to Tse 2007, when do memories become independent?' },
      { ...valueAnswer, document_ids: ['document-4'] },
      { ...firstQuestion, id: 'q4', document_ids: [first] },
      { ...firstAnswer, id: 'a6' },
    ],
  }),
)
AnsweredInScope.play = async ({ canvas }) => {
  const [notice] = canvas.getAllByText(
    'A chosen document is no longer available. This chat no longer uses it.',
  )
  await expect(notice).toBeVisible()
  await expect(canvas.getByText('and 1 more')).toBeVisible()
  await expect(canvas.getByText(/, which the question names\.$/)).toBeVisible()
  await expect(canvas.getByText(/^The chosen documents were ignored/)).toBeVisible()
}
/** The search finds a word in the messages of chat sessions. */
export const FoundInMessages = threadStory('ready', chatContext({ search: 'ripples' }))
FoundInMessages.args = {
  foundMessages: sessions.slice(0, 2).map((session) => ({
    session,
    index: 1,
    text: '…coupled to sharp-wave ripples and to the up-states of the slow oscillation, which…',
  })),
}

/** The user has changed a setting since. */
export const AnsweredWithOtherSettings = threadStory(
  'answered',
  chatContext({
    messages: [
      question,
      { ...shortAnswer, settings: { contradiction_tolerance: 0.3, belief_sensitivity: 'high' } },
    ],
  }),
)

/** The backend reports contradicting passages, but not which statements disagree. */
export const ContradictionsReported = threadStory('answered', chatContext())
ContradictionsReported.args = { contradictionAlerts: true }
ContradictionsReported.play = async ({ canvas }) => {
  await expect(canvas.getByText('Your documents disagree')).toBeVisible()
  await expect(canvas.getByText('Check the evidence on both sides first.')).toBeVisible()
}

/** An answer whose sources disagree, with contradiction alerts on. */
const contradiction = (...answered: Parameters<typeof contradictedThread>): ChatStory => ({
  ...threadStory('answered', chatContext({ messages: contradictedThread(...answered) })),
  args: { contradictionAlerts: true },
})

export const ContradictionByNumber = contradiction(
  'At how many decibels are the sound cues played?',
  'The sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was replaced on Tuesday. [1]',
  'quantity',
  [
    {
      text: '46 decibels',
      source: 0,
      created_at: '2026-11-21T09:10:00Z',
      filename: 'night-log-week-14.txt',
      page: null,
      excerpt:
        'The sound cues are played at 46 decibels, measured at the pillow, since the loudspeaker was replaced on Tuesday.',
    },
    {
      text: '38 decibels',
      source: 1,
      created_at: '2026-11-14T09:10:00Z',
      filename: 'lantern-protocol.pdf',
      page: 3,
      excerpt: 'The sound cues are played at 38 decibels, measured at the pillow.',
    },
  ],
)

/** With contradiction alerts off, the sides are shown without a warning. */
export const ContradictionWithoutAlert: ChatStory = {
  ...ContradictionByNumber,
  args: {},
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Your documents disagree')).toBeNull()
    await expect(
      canvas.getByRole('button', { name: /^38 decibels, .* Source 2: lantern-protocol\.pdf/ }),
    ).toBeVisible()
  },
}

export const ContradictionByDate = contradiction(
  'When does the exhibition of maps close?',
  'The exhibition of maps closes on September 19. [1]\n\nAdmission is free on the last day. [3]',
  'date',
  [
    ['September 19', 'program.docx'],
    ['12 September', 'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf'],
    ['the end of August', 'poster.md'],
  ].map(([text = '', filename = ''], source) => ({
    text,
    source,
    filename,
    page: null,
    excerpt: `The exhibition of maps closes on ${text}.`,
  })),
)

export const ContradictionByName = contradiction(
  'Who designed the observatory?',
  'The observatory was designed by Leonie Faber. [1]',
  'name',
  ['Leonie Faber', 'Anton Brück'].map((text, source) => ({
    text,
    source,
    created_at: `2026-11-${14 + source}T09:10:00Z`,
    filename: `chronicle-${source + 1}.pdf`,
    page: 12 + source,
    excerpt: `The observatory was designed by ${text}.`,
  })),
)

const opposed = [
  'Animals with blocked spindles still recognized the arena on the following day, and lost nothing but the order in which things had happened.',
  'Without spindles the animals did not recognize the arena on the following day, so that every session had to start from the beginning.',
]
/** Denials are shown as whole sentences. */
export const ContradictionByPolarity = contradiction(
  'Do animals without spindles recognize the arena?',
  'Two of your documents report on it, and they differ.',
  'polarity',
  opposed.map((text, source) => ({
    text,
    source,
    created_at: `2025-11-${14 + source}T09:10:00Z`,
    filename: 'Interview transcript, Prof. Adaeze Okonkwo-Lindqvist, second session.docx',
    page: null,
    excerpt: text,
  })),
)

/** The value is the lead; its sentence is below. */
export const AnsweredWithValue = threadStory(
  'answered',
  chatContext({
    messages: [
      { ...question, id: 'q4', content: 'How long does it take until a memory needs no hippocampus?' },
      valueAnswer,
    ],
  }),
)
AnsweredWithValue.play = async ({ canvas }) => {
  await expect(canvas.getByText('Within forty-eight hours')).toBeVisible()
}

/** Nothing is asserted: three passages of different places, each with its citation. */
export const AnsweredUnsure = threadStory(
  'answered',
  chatContext({
    messages: [
      { ...question, id: 'q5', content: 'How many nights does a memory take to move?' },
      unsureAnswer,
    ],
  }),
)
AnsweredUnsure.play = async ({ canvas }) => {
  await expect(canvas.getByText('I am not sure. The closest passages are:')).toBeVisible()
}

const answeredNotInDocuments = chatContext({
  messages: [
    { ...question, id: 'q3', content: 'What is the boiling point of tungsten hexafluoride?' },
    notInDocuments,
  ],
})
export const AnsweredNotInDocuments = threadStory('answered', answeredNotInDocuments)
/** Some documents are not searched yet, so the answer may still arrive with them. */
export const AnsweredWhileDocumentsWait = threadStory('answered', answeredNotInDocuments)
AnsweredWhileDocumentsWait.args = { waiting: { processing: 2, ready: 1 } }
AnsweredWhileDocumentsWait.play = async ({ canvas }) => {
  const [notice] = canvas.getAllByText(
    '2 documents are still being processed and 1 document is still waiting to be indexed. They are not searchable yet.',
  )
  await expect(notice).toBeVisible()
}

const reason = 'Server error. Please try again later or contact support.'
export const SendFailed = threadStory(
  'sendFailed',
  chatContext({ messages: [question, toApology(question, reason)] }),
)
SendFailed.play = async ({ canvas }) => {
  await expect(canvas.getByText(apologyFor(reason))).toBeVisible()
}

export const EarlierEvidence = threadStory(
  'ready',
  chatContext({ messages: [firstQuestion, firstAnswer, ...thread], pinnedId: 'a1' }),
)
// Not pictured: looks like Answered, with the evidence of another answer.
EarlierEvidence.tags = ['behavior']

export const EvidenceExpanded = threadStory('ready', chatContext())
EvidenceExpanded.play = async ({ canvas }) => {
  const evidence = within(canvas.getByRole('complementary', { name: 'Evidence' }))
  await userEvent.click(evidence.getByRole('button', { name: /^Hippocampal replay during/ }))
  await expect(evidence.getByText(/^Supported by 9 passages in 5 documents/)).toBeVisible()
  await userEvent.click(evidence.getByRole('button', { name: '+2 more' }))
  await userEvent.click(evidence.getByRole('button', { name: /^Reasoning nodes/ }))
  await userEvent.click(evidence.getByRole('button', { name: '+4' }))
  await expect(evidence.getByText('part of Active consolidation')).toBeInTheDocument()
  // The pressed button stays focused.
  await expect(evidence.getAllByRole('button', { name: 'Show fewer' }).at(-1)).toHaveFocus()
}

/** A cited passage in its context: in the evidence column, or in a bottom sheet on phones. */
export const PassageOpen = threadStory('ready', chatContext({ passage: { answer: 1, source: 2 } }))
PassageOpen.play = async () => {
  await expect(await screen.findByText(/^Replayed events train/)).toBeVisible()
}

const toDelete = { id: 'session-2', failure: null }
export const ConfirmingDelete = deletionStory('confirmingDelete', chatContext({ deletion: toDelete }))
ConfirmingDelete.tags = ['behavior']
export const DeleteFailed = deletionStory(
  'confirmingDelete',
  chatContext({ deletion: { ...toDelete, failure: 'Server error. Please try again later.' } }),
)
export const Deleting = deletionStory('deleting', chatContext({ deletion: toDelete }))
Deleting.tags = ['behavior']

export const Shortcuts = threadStory('blank', newChatContext())
Shortcuts.play = async () => {
  await userEvent.keyboard('?')
  await waitFor(() => expect(screen.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible())
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
)
LongNames.args = { userName: longName, assistantName: `The Honorable ${longName}` }

export const LongThread = threadStory('ready', chatContext({ messages: longThread }))
LongThread.tags = ['behavior']

export const SessionsOnPhone: StoryObj<ChatArgs> = {
  ...Blank,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = canvas.queryByRole('button', { name: /^Sessions,/ })
    if (bar !== null) await userEvent.click(bar)
  },
}

const removalStory = (value: StateValueFrom<typeof removalMachine>, ids: readonly string[]) => ({
  ...stateStory(removalMachine, value, { ids }, (state, args: ChatArgs) =>
    chatView(at(chatMachine, { connected: OPEN_CHAT }, chatContext()), state, args),
  ),
})

// Not pictured: these look like an open chat, with a notice above the list while deleted chats can be brought back.
export const NoneDeletedTogether = removalStory('idle', [])
export const DeletedTogether = removalStory('undoable', ['session-2', 'session-3'])
export const DeletingTogether = removalStory('deleting', ['session-2', 'session-3'])
NoneDeletedTogether.tags = ['behavior']
DeletedTogether.tags = ['behavior']
DeletingTogether.tags = ['behavior']
