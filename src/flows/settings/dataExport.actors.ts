import { currentUser } from '../../api/auth.ts'
import { getThread, listSessions } from '../../api/chat.ts'
import { listDocuments } from '../../api/documents.ts'
import { graphStats, listRelationships, topConnections } from '../../api/graph.ts'
import { listFiles } from '../../api/storedFiles.ts'
import type { ChatThread } from '../../api/types.ts'
import { readDeviceSettings } from '../../device/deviceSettings.ts'
import { inParallel } from '../../lib/inParallel.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { exportFilename, type MissingPart } from './dataExport.ts'
import { fromTask } from './fromTask.ts'
import type { DataOwner, ExportEvent } from './privacy.machine.ts'

const MAX_PARALLEL_CALLS = 4
/** User, documents, chat sessions, three calls for the graph, stored files. */
const CALLS_BEFORE_THREADS = 7

/** All data of a backend account. A part that fails to load is null and listed in `missing`. */
async function exportBackend(
  account: NonNullable<DataOwner['backend']>,
  signal: AbortSignal,
  report: (event: ExportEvent) => void,
) {
  const missing: MissingPart[] = []
  let done = 0
  let total = CALLS_BEFORE_THREADS

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
    part('your profile', currentUser(account, signal)),
    part('your documents', listDocuments(signal)),
    part('your chats', listSessions(signal)),
    part('the size of your graph', graphStats(account.id, signal)),
    part('the relationships of your graph', listRelationships(signal)),
    part('the top connections of your graph', topConnections(account.id, { signal })),
    part('the list of your stored files', listFiles(signal)),
  ])
  total += sessions?.length ?? 0
  const threads = new Map<string, ChatThread | null>()
  await inParallel(sessions ?? [], MAX_PARALLEL_CALLS, async ({ id, title }) => {
    threads.set(id, await part(`the messages of the chat “${title}”`, getThread(id, signal)))
  }).finished
  const chatSessions = sessions?.map((session) => threads.get(session.id) ?? { ...session, messages: null })

  return {
    hasAnything: missing.length < CALLS_BEFORE_THREADS,
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
  { backend, hosted }: DataOwner,
  signal: AbortSignal,
  report: (event: ExportEvent) => void,
): Promise<void> {
  const exported = backend === null ? null : await exportBackend(backend, signal, report)
  if (exported !== null && !exported.hasAnything) {
    report({ type: 'export.failed', message: exported.missing[0]?.reason ?? '' })
    return
  }
  const now = new Date()
  const missing = exported?.missing ?? []
  const content = {
    exportedAt: now.toISOString(),
    missing,
    ...exported?.data,
    account: hosted,
    deviceSettings: readDeviceSettings(),
  }
  report({
    type: 'export.finished',
    file: { name: exportFilename(now), text: `${JSON.stringify(content, null, 2)}\n` },
    missing,
  })
}

/** Exports all data of a person: of the backend account, if there is one, and of this device. */
export const exportDataActor = fromTask(exportData)
