import type { BeliefLevel, MemoryDecay } from '../../src/domain/settings.ts'
import type { Change, KnownDisagreement } from './disagreements/disagreement.ts'
import type { ScannedPage } from './recognition/scannedPage.ts'
import type { RequestedForm } from './talk/requestedForm.ts'

/** A page, or a section in formats without pages. */
export interface ExtractedPage {
  /** The physical page, counted from 1 as a viewer opens it; null where the format has no pages. */
  readonly number: number | null
  /** The first heading on the page, otherwise the last one before it. */
  readonly heading: string | null
  /** Paragraphs end with a newline; there are no line breaks inside sentences. */
  readonly text: string
  /** The parts of the text in order, without overlap. Between them is only white space. */
  readonly blocks: readonly Block[]
}

/**
 * `fragment`: text that states nothing by itself, such as lines of a table of contents, of an index or of a figure. It is
 * not indexed.
 */
export type BlockKind = 'heading' | 'paragraph' | 'item' | 'term' | 'row' | 'code' | 'fragment'

/** A part of a page: `page.text.slice(start, end)`. */
export interface Block {
  readonly kind: BlockKind
  readonly start: number
  readonly end: number
  /** The titles of the sections that contain it, outermost first; for a heading, those above it. */
  readonly headings: readonly string[]
  /** What it belongs to: a list item's lead-in sentence, a definition's term, a table row's header cells. */
  readonly context: string | null
}

/** All offsets in the engine's results are UTF-16 code units of a page's `text`. */
export interface ExtractedDocument {
  readonly filename: string
  readonly title: string
  readonly pages: readonly ExtractedPage[]
  readonly metadata?: DocumentMetadata
  /** What of the file is not in the text, or may be wrong in it. */
  readonly notices?: readonly Notice[]
  /** The pages of a PDF whose text had to be recognized. */
  readonly scans?: readonly ScannedPage[]
}

export interface DocumentMetadata {
  /** Names, separated by commas. */
  readonly author?: string
  /** A date as precise as the file states it: '2026-02-17', '2026-02' or '2026'. */
  readonly created?: string
  readonly modified?: string
  readonly pageCount?: number
  /** A BCP 47 tag such as 'en-GB'. */
  readonly language?: string
}

/**
 * `no-sentences`: nothing or little of it is in sentences. `unreadable-characters`: more than 5 % of the characters are not
 * known. `cut`: the text after some place was not read. `uncertain-encoding`: the encoding of a text file is a guess. `scan`:
 * pages were read by text recognition. `unread-pages`: pages could not be read, or are pictures without text.
 */
export interface Notice {
  readonly kind:
    | 'no-sentences'
    | 'unreadable-characters'
    | 'cut'
    | 'uncertain-encoding'
    | 'scan'
    | 'unread-pages'
  /** For the reader, with the reason and what can be done. */
  readonly message: string
}

/** A span of one page's text: `page.text.slice(start, end) === text`. */
export interface Passage {
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly page: number | null
  readonly heading: string | null
  readonly text: string
  readonly start: number
  readonly end: number
  /** BM25 score, comparable within one result only. */
  readonly score: number
}

/** '{}' is set for accounts created from the waitlist; it means 'moderate'. */
export type BeliefSensitivity = BeliefLevel | '{}'

export interface AskOptions {
  /** How far each passage moves the confidence. Default: 'moderate'. */
  readonly beliefSensitivity?: BeliefSensitivity
  /** 0: a contradiction counts more than a confirmation; 1: it is only reported. Default: 0.7. */
  readonly contradictionTolerance?: number
  /** How fast a document loses weight when others are added after it. Default: 'default'. */
  readonly memoryDecay?: MemoryDecay
  /** What answers: sentences of the documents, the relationships of the graph, or both. Default: 'text'. */
  readonly evidence?: 'text' | 'graph' | 'both'
  /** Whether a document may be used. Default: all may. */
  readonly includes?: (documentId: string) => boolean
  /** The questions of the chat before this one, oldest first. */
  readonly thread?: readonly Turn[]
  /** The user's disagreements, which answers obey: the kept or later side is the answer. Default: none. */
  readonly disagreements?: readonly KnownDisagreement[]
  /** How the documents differ that `comparedBy` names for the question. Default: they are compared at once. */
  readonly changes?: readonly Change[] | undefined
  /** How the answer is to be given, if the question does not say it. */
  readonly form?: RequestedForm
}

/** A question of a chat as it was understood, and its answer. */
export interface Turn {
  readonly question: string
  readonly answer: Pick<Answer, 'response' | 'sources'>
}

/** The response body of POST /chat/session/{id}/ask. */
export interface Answer {
  /** Markdown. A sentence from a source is followed by its marker, for example [1]. */
  response: string
  hypotheses: Hypothesis[]
  reasoning_nodes: ReasoningNode[]
  /** Most relevant first. Empty if the documents do not contain the answer. */
  sources: Source[]
  /** Mean confidence of the hypotheses; null without any. */
  avg_confidence: number | null
  /** Mean salience of the sources; null without any. */
  avg_salience: number | null
  citations: Citation[]
  /** Where the sources disagree. Of the sides, the response contains at most the first. */
  contradictions: Contradiction[]
  /** The question written out, if it took something from the chat. */
  understood_as?: string
  /** The documents that the question names, if the answer is limited to them. */
  document_ids?: string[]
  /** The two documents that it compares. */
  compared_ids?: string[]
}

/** A question for a new chat that the documents answer. */
export interface SuggestedQuestion {
  question: string
  /**
   * 'contradiction': documents state different values. 'concept': about the best-connected concept. 'document': about the
   * newest document. 'procedure': how to do something. 'fact': anything else.
   */
  kind: 'contradiction' | 'concept' | 'document' | 'procedure' | 'fact'
  /** The documents that it was made from. */
  filenames: string[]
}

export interface Hypothesis {
  hypothesis: string
  /** 0 to 1, see src/domain/evidence.ts. */
  confidence: number
  /** A sentence: how many passages agree, and what contradicts them. */
  reasoning: string
  /** File names. */
  sources: string[]
  /** The number of supporting passages, including its own. */
  supporting: number
  contradicting: number
}

export interface ReasoningNode {
  name: string
  type: string
  /** A sentence of the evidence that mentions it. */
  content: string
  confidence: number
  salience: number
  /** For example 'causes Systems consolidation'. */
  relationships: string[]
}

/** `excerpt` is the page's text from `start` to `end`, and part of `context`. */
export interface Source {
  filename: string
  page: number | null
  confidence: number
  salience: number
  excerpt: string
  document_id: string
  heading: string | null
  start: number
  end: number
  context: string
  /** Whether it was read from a scanned page. */
  is_scan?: boolean
}

/** A marker of the response, counted from 1, and the index of its source, counted from 0. */
export interface Citation {
  marker: number
  source: number
}

export interface Contradiction {
  kind: 'quantity' | 'date' | 'name' | 'polarity'
  /** At least two, the side of the most relevant source first. */
  sides: ContradictionSide[]
  /** Its index in the disagreements of the options, if it is one of them. */
  disagreement?: number
}

export interface ContradictionSide {
  /** The contradicting value, such as '38 decibels' or 'not allowed'. */
  text: string
  /** The index of its source, counted from 0. */
  source: number
  /** When the document was uploaded. The engine does not know it. */
  created_at?: string
}

export interface GraphStats {
  totalNodes: number
  totalRelationships: number
  documentsProcessed: number
}

export type NodeType = 'person' | 'organization' | 'place' | 'date' | 'quantity' | 'concept' | 'document'

export interface GraphNode {
  readonly id: string
  readonly name: string
  readonly type: NodeType
  /** Centrality in the graph, 0 to 1, see graph/salience.ts. */
  readonly salience: number
  /** Ids of the passages that mention it. */
  readonly passages: readonly string[]
}

export interface GraphEdge {
  readonly source: string
  readonly target: string
  /** The verb phrase of a sentence, for example 'causes' or 'was founded by'; 'mentioned with' without a verb. */
  readonly type: string
  /** Ids of the passages that state the relation. */
  readonly passages: readonly string[]
  readonly sentences: readonly SentencePlace[]
}

/** Offsets of a sentence in the text of its passage's page. */
export interface SentencePlace {
  readonly passage: string
  readonly start: number
  readonly end: number
}

export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}
