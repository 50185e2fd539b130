import { currentUser } from '../../api/auth.ts'
import { getThread, listSessions } from '../../api/chat.ts'
import { listDocuments } from '../../api/documents.ts'
import { graphStats, listRelationships, topConnections } from '../../api/graph.ts'
import { listFiles } from '../../api/storedFiles.ts'
import type { ChatThread } from '../../api/types.ts'
import { readDeviceSettings } from '../../device/deviceSettings.ts'
import { messageOf } from '../../lib/messageOf.ts'
import type { MissingPart } from './dataExport.ts'
import { exportFilename } from './dataExport.ts'
import { eachOf } from './eachOf.ts'
import { fromWork } from './fromWork.ts'
import type { ExportReport, Owner } from './privacy.machine.ts'

/** How many calls are under way at once. */
const AT_A_TIME = 4
/** User, documents, list of chats, three of the graph, files. */
const CALLS_BEFORE_CHATS = 7

/** Everything the backend says of somebody. What it does not give is null, and named among the missing. */
async function exportBackend(
  self: NonNullable<Owner['backend']>,
  signal: AbortSignal,
  report: (event: ExportReport) => void,
) {
  const missing: MissingPart[] = []
  let done = 0
  let total = CALLS_BEFORE_CHATS

  async function part<Answer>(name: string, call: Promise<Answer>): Promise<Answer | null> {
    try {
      return await call
    } catch (error) {
      signal.throwIfAborted()
      missing.push({ part: name, reason: messageOf(error) })
      return null
    } finally {
      done += 1
      report({ type: 'export.progressed', done, total })
    }
  }

  const [user, documents, sessions, stats, relationships, connections, files] = await Promise.all([
    part('your profile', currentUser(self, signal)),
    part('your documents', listDocuments(signal)),
    part('your chats', listSessions(signal)),
    part('the size of your graph', graphStats(self.id, signal)),
    part('the relationships of your graph', listRelationships(signal)),
    part('the top connections of your graph', topConnections(self.id, signal)),
    part('the list of your stored files', listFiles(signal)),
  ])
  total += sessions?.length ?? 0
  const threads = new Map<string, ChatThread | null>()
  await eachOf(sessions ?? [], AT_A_TIME, async ({ id, title }) => {
    threads.set(id, await part(`the messages of the chat “${title}”`, getThread(id, signal)))
  })
  const chatSessions = sessions?.map((session) => threads.get(session.id) ?? { ...session, messages: null })

  return {
    hasAnything: missing.length < CALLS_BEFORE_CHATS,
    missing,
    data: {
      user,
      documents,
      chatSessions: chatSessions ?? null,
      graph: { stats, relationships, topConnections: connections },
      files,
    },
  }
}

async function exportData(
  { backend, hosted }: Owner,
  signal: AbortSignal,
  report: (event: ExportReport) => void,
): Promise<void> {
  const known = backend === null ? null : await exportBackend(backend, signal, report)
  if (known !== null && !known.hasAnything) {
    report({ type: 'export.failed', message: known.missing[0]?.reason ?? '' })
    return
  }
  const now = new Date()
  const missing = known?.missing ?? []
  const content = {
    exportedAt: now.toISOString(),
    missing,
    ...known?.data,
    account: hosted,
    deviceSettings: readDeviceSettings(),
  }
  report({
    type: 'export.finished',
    file: { name: exportFilename(now), text: `${JSON.stringify(content, null, 2)}\n` },
    missing,
  })
}

/** Collects all that is known of somebody: by the backend where they have an account there, and on this device. */
export const exportActor = fromWork(exportData)
