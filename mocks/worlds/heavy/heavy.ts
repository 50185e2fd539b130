import { extract } from '../../engine/extract.ts'
import type { ExtractedDocument } from '../../engine/types.ts'
import { scannedPdf } from '../busy/badFiles.ts'
import { waitlist } from '../busy/waitlist.ts'
import { ADMIN, DEMO_USER } from '../people.ts'
import { addApplication } from '../rows/addApplication.ts'
import { addChat } from '../rows/addChat.ts'
import { addFailedDocument, addReadDocument } from '../rows/addDocument.ts'
import type { World, WorldTables } from '../world.ts'
import { questions, type Report, reports } from './reports.ts'

const DOCUMENTS = 10_000
/** Together 1,000. */
const APPLICATIONS = { pending: 620, approved: 130, rejected: 250 }
/** Two messages for each question. */
const QUESTIONS_ASKED = 500
/**
 * The newest rounds of reports were typed and are indexed. The older ones are blank scans: indexing ten
 * thousand documents takes minutes, and auto-index would start it as soon as somebody signs in.
 */
const TYPED_ROUNDS = 2
/** What reading a scan results in. Reading one here would load the PDF library at every start. */
const SCAN_REASON = 'No text found on any of its 2 pages. Its pages are blank, or pictures without text.'

/**
 * Every round of inspections added one report of each station. The typed reports of a station have the same text and all
 * scans the same bytes, so that they need no memory of their own. All files can be opened.
 */
export const heavy: World = {
  title: 'Ten thousand documents',
  description:
    'A waterworks with 10,000 inspection reports, a chat of 1,000 messages and 1,000 applications, to test speed.',
  people: { user: DEMO_USER, admin: ADMIN },

  async build(stage) {
    stage.hoursAgo(24 * 500)
    await stage.register(ADMIN)
    const { id } = await stage.register(DEMO_USER)
    for (const application of waitlist(APPLICATIONS)) await addApplication(stage.tables, application)
    await addReports(stage.tables, id)
    await addThread(stage.tables, id)
  },
}

interface ReadReport {
  readonly bytes: Uint8Array
  readonly extracted: ExtractedDocument
}

async function addReports(tables: WorldTables, ownerId: string): Promise<void> {
  const read = await Promise.all(reports().map(readReport))
  const rounds = DOCUMENTS / read.length
  const scan = scannedPdf(2)
  for (let round = 1; round <= rounds; round += 1)
    for (const [i, { bytes, extracted }] of read.entries()) {
      const filename = `${String(round).padStart(3, '0')}-${extracted.filename}`
      const hoursAgo = (rounds - round + 1) * 24 - i / 2
      if (round > rounds - TYPED_ROUNDS)
        await addReadDocument(tables, ownerId, {
          filename,
          bytes,
          hoursAgo,
          extracted: { ...extracted, filename },
          isIndexed: true,
        })
      else {
        const scanned = { filename: filename.replace('.md', '.pdf'), bytes: scan, hoursAgo }
        await addFailedDocument(tables, ownerId, scanned, SCAN_REASON)
      }
    }
}

async function readReport({ station, text }: Report): Promise<ReadReport> {
  const bytes = new TextEncoder().encode(text)
  const name = `${station.toLowerCase().replaceAll(' ', '-')}.md`
  return { bytes, extracted: await extract({ name, bytes }) }
}

/** One chat session in which the same questions were asked again every few weeks. */
async function addThread(tables: WorldTables, ownerId: string): Promise<void> {
  const repeated = questions()
  const asked = Array.from({ length: QUESTIONS_ASKED }, (_, i) => ({
    question: repeated[i % repeated.length] ?? '',
    hoursAgo: 1 + (QUESTIONS_ASKED - i) * 20,
  }))
  await addChat(tables, ownerId, { title: 'Rounds of the year', asked })
}
