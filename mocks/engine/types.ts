/** A page of a paged format, or a section of one without pages. */
export interface ExtractedPage {
  /** The physical page, counted from 1 as a viewer opens it; null where the format has no pages. */
  readonly number: number | null
  /** The heading in force on the page, as printed. */
  readonly heading: string | null
  /** The cleaned text. Paragraphs end with a newline; no line break stands inside a sentence. */
  readonly text: string
}

/** What was read from a file. Every offset the engine hands out counts UTF-16 units of a page's `text`. */
export interface ExtractedDocument {
  readonly filename: string
  readonly title: string
  readonly pages: readonly ExtractedPage[]
}

/** A stretch of one page's text: `page.text.slice(start, end) === text`. */
export interface Passage {
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly page: number | null
  readonly heading: string | null
  readonly text: string
  readonly start: number
  readonly end: number
  /** BM25, comparable within one result only. */
  readonly score: number
}

/** '{}' is what the waitlist flow registers its users with; it reads as 'moderate'. */
export type BeliefSensitivity = 'high' | 'moderate' | 'low' | '{}'
export type MemoryDecay = 'slow' | 'default' | 'fast'

export interface AskOptions {
  /** How far each passage moves a belief. Default 'moderate'. */
  readonly beliefSensitivity?: BeliefSensitivity
  /** 0: a contradiction counts more than a confirmation; 1: it is only reported. Default 0.7. */
  readonly contradictionTolerance?: number
  /** How fast a document loses weight as others are learned after it. Default 'default'. */
  readonly memoryDecay?: MemoryDecay
}

/** The body of a 200 of POST /chat/session/{id}/ask: names as on the wire. */
export interface Answer {
  /** Markdown. A sentence taken from a source is followed by its marker, as in [1]. */
  response: string
  hypotheses: Hypothesis[]
  reasoning_nodes: ReasoningNode[]
  /** The most relevant first. Empty where the documents do not hold the answer. */
  sources: Source[]
  /** Mean confidence of the hypotheses; null without any. */
  avg_confidence: number | null
  /** Mean salience of the sources; null without any. */
  avg_salience: number | null
  citations: Citation[]
}

export interface Hypothesis {
  hypothesis: string
  /** 0 to 1, see answer/confidence.ts. */
  confidence: number
  /** A plain sentence: how many passages, how far they agree, what conflicts. */
  reasoning: string
  /** File names. */
  sources: string[]
  /** How many passages speak for it, its own among them. */
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
  /** Readable, as in 'causes Systems consolidation'. */
  relationships: string[]
}

/** A cited stretch: `excerpt` is `start` to `end` of its page's text, and stands inside `context`. */
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
}

/** A marker of the response, counted from 1, and the source it stands for, counted from 0. */
export interface Citation {
  marker: number
  source: number
}

export interface GraphStats {
  totalNodes: number
  totalRelationships: number
  documentsProcessed: number
}

export type NodeType = 'entity' | 'acronym' | 'measure' | 'concept'

export interface GraphNode {
  readonly id: string
  readonly name: string
  readonly type: NodeType
  /** 0 to 1: how central it is to everything learned, see graph/salience.ts. */
  readonly salience: number
  /** Ids of the passages that mention it. */
  readonly passages: readonly string[]
}

export interface GraphEdge {
  readonly source: string
  readonly target: string
  /** A readable verb phrase from source to target, as in 'causes' or 'part of'. */
  readonly type: string
  /** Ids of the passages that state it. */
  readonly passages: readonly string[]
}

export interface Graph {
  readonly nodes: readonly GraphNode[]
  readonly edges: readonly GraphEdge[]
}
