import type { components } from './schema.gen.ts'

type Schemas = components['schemas']

export type Credentials = Schemas['Credentials']
export type LoginResponse = Schemas['LoginResponse']
export type RegisterPayload = Schemas['RegisterRequest']
export type User = Schemas['User']
export type UserUpdate = Schemas['UserUpdate']

export type Document = Schemas['Document']
export type DocumentUpdate = Schemas['DocumentUpdate']
export type PageWords = Schemas['PageWords']

export type GraphStats = Schemas['GraphStats']
export type ConnectedConcept = Schemas['ConnectedConcepts'][number]
export type ConceptPassage = Schemas['ConceptPassage']
export type MemoryPassage = Schemas['Passage']
export type Relationship = Schemas['Relationship']

export type RetrievalStatus = Schemas['RetrievalStatus']
export type SuggestedQuestion = Schemas['SuggestedQuestion']

export type FileEntry = Schemas['FileEntry']

export type ChatSession = Schemas['ChatSession']
export type ChatSessionUpdate = Schemas['ChatSessionUpdate']
export type ChatThread = Schemas['ChatThread']
export type ChatMessage = Schemas['ChatMessage']
export type Answer = Schemas['Answer']
export type Hypothesis = Schemas['Hypothesis']
export type ReasoningNode = Schemas['ReasoningNode']
export type Source = Schemas['Source']
export type Contradiction = Schemas['Contradiction']

export type Disagreement = Schemas['Disagreement']
export type DisagreementUpdate = Schemas['DisagreementUpdate']
export type StatedSide = Schemas['StatedSide']
export type Change = Schemas['Change']
