import { createChatSession } from '../../mocks/factories/chatSession.ts'
import { createDocument } from '../../mocks/factories/document.ts'
import type { ChatSession, Hypothesis, ReasoningNode, Source } from '../../src/api/types.ts'
import { initialChatContext } from '../../src/flows/chat/machine/chat.machine.ts'
import type { ChatContext } from '../../src/flows/chat/machine/chat.types.ts'
import type { Suggestions } from '../../src/flows/chat/machine/suggestions.ts'
import type { ThreadMessage } from '../../src/flows/chat/messages/messages.ts'

const at = (time: string) => `2026-11-21T${time}:00Z`

export const sessions: ChatSession[] = [
  ['Does sleep cause systems consolidation?', 6],
  ['Schema effects in rapid learning', 14],
  ['Okonkwo-Lindqvist interview: claims that conflict with Tse 2007', 9],
  ['Polysomnography artifacts', 3],
  ['Grant aims, second reviewer objections', 22],
  ['New Chat', 1],
].map(([title, count], index) =>
  createChatSession({
    id: `session-${index + 1}`,
    title: String(title),
    message_count: Number(count),
    created_at: new Date(Date.UTC(2026, 10, 21 - 3 * index, 10, 38)).toISOString(),
  }),
)

const klinzing = 'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf'
const spens = 'Spens-Burgess-2024-generative-model-of-memory-construction-and-consolidation.pdf'
const interview = 'Interview transcript, Prof. Adaeze Okonkwo-Lindqvist, second session.docx'
const tse = 'Tse_2007_Schemas-and-memory-consolidation.pdf'

const documents = [klinzing, spens, interview, tse, 'Field notes 11.md', 'Subject 0417.docx'].map(
  (filename, index) => createDocument({ id: `document-${index + 1}`, filename, is_indexed: true }),
)

const reactivation =
  'Reactivation during slow-wave sleep precedes the redistribution of memory representations to neocortical networks over the course of several nights.'
const replay =
  'Replayed events train the generative network, so that recall becomes reconstruction and gist survives where detail is lost.'
const schema =
  'Once an associative schema had been learned, new information became hippocampus-independent within forty-eight hours of a single trial.'

export const sources: Source[] = [
  { filename: klinzing, page: 1602, confidence: 0.934, salience: 0.88, excerpt: reactivation },
  {
    filename: spens,
    page: 11,
    confidence: 0.841,
    salience: 0.795,
    excerpt: replay,
    heading: 'A model of construction and consolidation',
    context:
      'The hippocampus encodes an event at once and as a whole. Replayed events train the generative network, so that recall becomes reconstruction and gist survives where detail is lost. Schemas of what has been learned distort what is recalled, the more so the longer ago it happened.',
  },
  {
    filename: interview,
    page: null,
    heading: 'What the animals lost',
    confidence: 0.667,
    salience: 0.712,
    excerpt:
      'We blocked spindles and the animals still knew the arena. What they lost was the order in which things had happened.',
  },
  { filename: tse, page: 78, confidence: 0.589, salience: 0.623, excerpt: schema },
]

const hypotheses: Hypothesis[] = [
  {
    hypothesis: 'Hippocampal replay during slow-wave sleep causes the transfer of memory to neocortex.',
    confidence: 0.864,
    reasoning: 'Supported by 9 passages in 5 documents, but two passages report spindles instead of replay.',
    sources: [klinzing, 'Squire_2015.pdf', spens, 'Field notes 11.md', 'Subject 0417.docx'],
    supporting: 9,
    contradicting: 2,
  },
  {
    hypothesis: 'Sleep spindles gate which traces are transferred, so their loss weakens recall selectively.',
    confidence: 0.718,
    reasoning: 'Supported by 6 passages in 4 documents, but three passages contradict it.',
    sources: [klinzing, 'Field notes 11.md', 'Subject 0417.docx', interview],
    supporting: 6,
    contradicting: 3,
  },
  {
    hypothesis: 'Prior schemas allow consolidation within hours, without a night of sleep.',
    confidence: 0.482,
    reasoning: 'Supported by 3 passages in 2 documents, but three passages contradict it.',
    sources: [tse, interview],
    supporting: 3,
    contradicting: 3,
  },
]

const reasoningNodes: ReasoningNode[] = [
  {
    name: 'Hippocampal replay',
    type: 'concept',
    content:
      'Time-compressed reactivation of waking sequences, coupled to sharp-wave ripples and to the up-states of slow oscillations.',
    confidence: 0.93,
    salience: 0.88,
    relationships: [
      'causes Systems consolidation',
      'measured by Ripple density',
      'requires Slow-wave sleep',
      'precedes Spindles',
      'weakened by Suppression',
      'described by Klinzing',
      'part of Active consolidation',
    ],
  },
  {
    name: 'Spindle suppression study',
    type: 'document',
    content: 'Optogenetic suppression of thalamic spindles in 14 rats, arena and object-order tasks.',
    confidence: 0.7,
    salience: 0.66,
    relationships: ['supports Spindle gating', 'weakens Replay sufficiency'],
  },
  {
    name: 'Schema-fast learning',
    type: 'concept',
    content: 'Consistent material becomes independent of the hippocampus in two days rather than weeks.',
    confidence: 0.51,
    salience: 0.47,
    relationships: [
      'contradicts Replay necessity',
      'cites Tse 2007',
      'part of Schema theory',
      'limits Spindle gating',
      'tested by Subject 0417',
    ],
  },
]

export const firstQuestion: ThreadMessage = {
  id: 'q1',
  role: 'user',
  content: 'Which of my documents address replay directly?',
  timestamp: at('10:38'),
}

export const firstAnswer: ThreadMessage = {
  id: 'a1',
  role: 'assistant',
  content:
    'Two do. Klinzing, Niethard and Born review the measurements [1], and Spens and Burgess give them a mechanism [2].',
  timestamp: at('10:38'),
  hypotheses: hypotheses.slice(0, 1),
  sources: sources.slice(0, 2),
  reasoning_nodes: reasoningNodes.slice(1, 2),
  avg_confidence: 0.826,
  avg_salience: 0.741,
}

export const question: ThreadMessage = {
  id: 'q2',
  role: 'user',
  content:
    'Is sleep actually causing systems consolidation, or does it only happen to coincide with it? Include anything in my interviews that cuts against the standard account.',
  timestamp: at('10:42'),
}

/** An answer with every kind of evidence, contradictions, and more entries of each kind than are shown at first. */
const answer: ThreadMessage = {
  id: 'a2',
  role: 'assistant',
  content: `Most of your evidence supports a causal role, through replay [1]. It does not show that sleep is the only route.

The case for causation rests on timing and on intervention. Reactivation in slow-wave sleep comes before the shift toward neocortical retrieval, and disturbing it degrades later recall [1]. The generative account gives a mechanism: replayed episodes train a second network, which then reconstructs the event from gist [2].

### What cuts against it

Prof. Okonkwo-Lindqvist reports that animals with blocked spindles still recognized the arena and lost only the order of events [3]. If that holds, spindles decide what is transferred rather than whether transfer occurs, which is a weaker claim than the one in the 2019 review.

Tse and colleagues found hippocampal independence within two days once a schema was in place [4]. That is far faster than nightly transfer predicts. It fits a model where prior structure does much of the work and sleep adds to it [2].`,
  timestamp: at('10:42'),
  hypotheses,
  sources,
  reasoning_nodes: reasoningNodes,
  avg_confidence: 0.688,
  avg_salience: 0.753,
  citations: [1, 2, 3, 4].map((marker) => ({ marker, source: marker - 1 })),
}

/** An answer with at most one hypothesis, which one passage supports. */
function plainAnswer(
  id: string,
  time: string,
  content: string,
  found: { confidence: number; salience: number; hypothesis: string; in: string; sources: Source[] } | null,
): ThreadMessage {
  const { confidence = null, salience = null, sources = [] } = found ?? {}
  return {
    id,
    role: 'assistant',
    content,
    timestamp: at(time),
    hypotheses: (found ? [found] : []).map(({ hypothesis, in: filename }) => ({
      hypothesis,
      confidence: found?.confidence ?? 0,
      reasoning: `Supported by one passage in ${filename}; nothing contradicts it.`,
      sources: [filename],
      supporting: 1,
      contradicting: 0,
    })),
    sources: sources.map((source) => ({ ...source, confidence: found?.confidence ?? 0 })),
    reasoning_nodes: [],
    avg_confidence: confidence,
    avg_salience: salience,
    citations: sources.map((_, source) => ({ marker: source + 1, source })),
  }
}

export const notInDocuments = plainAnswer(
  'a3',
  '10:44',
  'I could not find this in your documents. I looked for “boiling”, “point”, “tungsten”, “hexafluoride”. The nearest section is “Melting points of the electrodes” in Field notes 11.md. No document mentions “tungsten”, “hexafluoride”.',
  null,
)

/** The value that a question asks for, before the sentence that states it. */
export const valueAnswer = plainAnswer('a4', '10:46', `**Within forty-eight hours**\n\n${schema} [1]`, {
  confidence: 0.86,
  salience: 0.623,
  hypothesis: schema,
  in: tse,
  sources: sources.slice(3),
})

/** What is closest to a question that the documents may not answer. */
export const unsureAnswer = plainAnswer(
  'a5',
  '10:48',
  `I am not sure. The closest passages are:

- ${reactivation} [1]
- ${replay} [2]
- We blocked spindles and the animals still knew the arena. [3] What they lost was the order in which things had happened. [3]`,
  { confidence: 0.31, salience: 0.79, hypothesis: reactivation, in: klinzing, sources: sources.slice(0, 3) },
)

/** The first paragraph of `answer`, with one hypothesis, one reasoning node and two sources. */
export const shortAnswer: ThreadMessage = {
  ...answer,
  content: `${answer.content.split('\n')[0]} Replayed episodes train the network that recalls them [2].`,
  hypotheses: hypotheses.slice(0, 1),
  sources: sources.slice(0, 2),
  reasoning_nodes: reasoningNodes.slice(0, 1),
  citations: [1, 2].map((marker) => ({ marker, source: marker - 1 })),
}

type Contradictions = NonNullable<ThreadMessage['contradictions']>
type Sides = Contradictions[number]['sides']

/** A question and an answer whose sources disagree. */
export function contradictedThread(
  asked: string,
  content: string,
  kind: Contradictions[number]['kind'],
  sides: readonly (Sides[number] & Pick<Source, 'filename' | 'page' | 'excerpt'>)[],
): ThreadMessage[] {
  const contradicted: ThreadMessage = {
    ...answer,
    content,
    hypotheses: sides.map(({ excerpt, filename }) => ({
      hypothesis: excerpt,
      confidence: 0.55,
      reasoning: `Supported by one passage in ${filename}, but another document contradicts it.`,
      sources: sides.map((side) => side.filename),
      supporting: 1,
      contradicting: sides.length - 1,
    })),
    sources: sides.map(({ filename, page, excerpt }, index) => ({
      filename,
      page,
      excerpt,
      confidence: 0.55 - index / 10,
      salience: 0.6,
    })),
    reasoning_nodes: [],
    avg_confidence: 0.55,
    avg_salience: 0.6,
    citations: [{ marker: 1, source: 0 }],
    contradictions: [
      {
        kind,
        sides: sides.map(({ text, source, created_at }) => ({
          text,
          source,
          ...(created_at && { created_at }),
        })),
      },
    ],
  }
  return [{ ...question, content: asked }, contradicted]
}

/** Two questions, each with an answer and its evidence. */
export const fullThread: ThreadMessage[] = [firstQuestion, firstAnswer, question, answer]

export const thread: ThreadMessage[] = [question, shortAnswer]

/** Sixty messages. */
export const longThread: ThreadMessage[] = Array.from({ length: 15 }, (_, round) =>
  fullThread.map((message) => ({ ...message, id: `${round} ${message.id}` })),
).flat()

/** Changes to a context; `draft` is the draft of the open chat session. */
export type ContextChanges = Partial<ChatContext> & { draft?: string }

/** The machine's context with an open chat session. */
export function chatContext({ draft = '', ...changes }: ContextChanges = {}): ChatContext {
  const { selectedId = 'session-1' } = changes
  const drafts = { [selectedId ?? '']: draft }
  return {
    ...initialChatContext({ hasBackend: true, drafts, openId: selectedId }),
    documents,
    documentNames: Object.fromEntries(documents.map(({ id, filename }) => [id, filename])),
    sessions,
    messages: thread,
    ...changes,
  }
}

/** One question of each kind. */
export const suggestions: Suggestions = {
  availability: 'indexed',
  questions: [
    {
      question: 'At what volume are the sound cues played?',
      kind: 'contradiction',
      filenames: ['lantern-protocol.pdf', 'night-log-week-14.txt'],
    },
    { question: 'What is systems consolidation?', kind: 'concept', filenames: [klinzing] },
    {
      question: 'What are the main points of “Night log, week 14”?',
      kind: 'document',
      filenames: ['night-log-week-14.txt'],
    },
    {
      question: 'What should I do if something worries me during the night?',
      kind: 'procedure',
      filenames: ['volunteer-information.docx'],
    },
  ],
}

export function newChatContext(changes: ContextChanges = {}): ChatContext {
  return chatContext({ selectedId: null, messages: [], suggestions, ...changes })
}
