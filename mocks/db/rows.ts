import * as v from 'valibot'
import { DOCUMENT_STATUSES, NOTICE_KINDS } from '../../src/domain/document.ts'
import { ENCODINGS } from '../../src/domain/encodings.ts'
import { BELIEF_LEVELS, MEMORY_DECAYS } from '../../src/domain/settings.ts'
import type { Disagreement } from '../engine/disagreements/disagreement.ts'
import type { Answer } from '../engine/types.ts'

// Row schemas of the database. mocks/api/present.ts converts rows to the shapes of the contract.

const timestamp = v.pipe(v.string(), v.isoTimestamp())

export const userRow = v.object({
  id: v.string(),
  email: v.string(),
  password_hash: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  machine_name: v.string(),
  roles: v.array(v.string()),
  is_active: v.boolean(),
  created_at: timestamp,
  contradiction_tolerance: v.number(),
  belief_sensitivity: v.picklist([...BELIEF_LEVELS, '{}']),
  memory_decay: v.picklist(MEMORY_DECAYS),
})
export type UserRow = v.InferOutput<typeof userRow>

/** An access token; its id is the token itself. */
export const tokenRow = v.object({
  id: v.string(),
  user_id: v.string(),
  /** Milliseconds since 1970. */
  expires_at: v.number(),
})

export const documentRow = v.object({
  id: v.string(),
  owner_id: v.string(),
  filename: v.string(),
  /** Null until the file has been processed. */
  title: v.nullable(v.string()),
  file_size: v.number(),
  content_type: v.string(),
  status: v.picklist(DOCUMENT_STATUSES),
  is_indexed: v.boolean(),
  created_at: timestamp,
  processed_at: v.nullable(timestamp),
  failure_reason: v.nullable(v.string()),
  /** Left out of answers. */
  excluded: v.exactOptional(v.boolean()),
  /** The encoding of a text file, if one was given. */
  encoding: v.exactOptional(v.picklist(ENCODINGS.map(({ value }) => value))),
  metadata: v.exactOptional(
    v.object({
      author: v.exactOptional(v.string()),
      created: v.exactOptional(v.string()),
      modified: v.exactOptional(v.string()),
      page_count: v.exactOptional(v.number()),
      language: v.exactOptional(v.string()),
    }),
  ),
  notices: v.exactOptional(v.array(v.object({ kind: v.picklist(NOTICE_KINDS), message: v.string() }))),
  summary: v.exactOptional(v.string()),
  suggested_questions: v.exactOptional(v.array(v.string())),
  /** The pages of a PDF with scanned pages, and how many of them were read. */
  pages: v.exactOptional(v.number()),
  pages_read: v.exactOptional(v.number()),
  /** Whether the user wants the remaining ones to be read, if that was asked or stopped. */
  read_pages: v.exactOptional(v.boolean()),
  /** An unfinished document keeps its status until then, like one in a long queue. */
  waits_until: v.optional(timestamp),
})
export type DocumentRow = v.InferOutput<typeof documentRow>

export const chatSessionRow = v.object({
  id: v.string(),
  owner_id: v.string(),
  title: v.string(),
  message_count: v.number(),
  created_at: timestamp,
  pinned: v.exactOptional(v.boolean()),
})
export type ChatSessionRow = v.InferOutput<typeof chatSessionRow>

export const messageRow = v.object({
  id: v.string(),
  session_id: v.string(),
  role: v.picklist(['user', 'assistant']),
  content: v.string(),
  created_at: timestamp,
  /** The documents that a question chose. */
  document_ids: v.exactOptional(v.array(v.string())),
  /** The engine's answer; null for the user's messages. */
  answer: v.nullable(
    v.custom<Answer & { follow_up_questions?: string[] }>((value) => typeof value === 'object'),
  ),
})
export type MessageRow = v.InferOutput<typeof messageRow>

/** A file of the file storage, which is separate from the knowledge base. */
export const storedFileRow = v.object({
  id: v.string(),
  owner_id: v.string(),
  name: v.string(),
  size: v.number(),
  content_type: v.string(),
  uploaded_at: timestamp,
})
export type StoredFileRow = v.InferOutput<typeof storedFileRow>

/** A cognitive object added over the API, with any further fields. */
export const cognitiveObjectRow = v.object({
  id: v.string(),
  owner_id: v.string(),
  object: v.looseObject({ name: v.string(), type: v.string(), content: v.string() }),
})

/** Two statements that do not agree. Shown while its documents are indexed, or if a decision was withdrawn. */
export const disagreementRow = v.object({
  id: v.string(),
  owner_id: v.string(),
  kind: v.picklist(['contradiction', 'superseded']),
  subject: v.string(),
  sides: v.custom<Disagreement['sides']>(Array.isArray),
  decision: v.nullable(v.picklist(['first', 'second', 'both', 'later'])),
  /** There was a decision, and a document of it was deleted or replaced. */
  is_withdrawn: v.boolean(),
  note: v.nullable(v.string()),
  decided_at: v.nullable(timestamp),
  created_at: timestamp,
})
export type DisagreementRow = v.InferOutput<typeof disagreementRow>
