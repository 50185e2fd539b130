import { readPaper } from './demo/papers/readPaper.ts'
import { ADMIN, DEMO_USER } from './people.ts'
import { addWaitingDocument } from './rows/addDocument.ts'
import type { World } from './world.ts'

/** The text of its document is recognized when the world is opened. */
export const scan: World = {
  title: 'Rowing club (a scan)',
  description: 'A rowing club with a scanned lease of two pages, which is being read.',
  people: { user: DEMO_USER, admin: ADMIN },

  async build(stage) {
    stage.hoursAgo(24)
    await stage.register(ADMIN)
    const { id } = await stage.register(DEMO_USER)
    const bytes = await readPaper('lease-scan.pdf')
    const waits_until = new Date(stage.tables.timeAgo(0)).toISOString()
    const file = { filename: 'lease-scan.pdf', bytes, hoursAgo: 0.01 }
    await addWaitingDocument(stage.tables, id, file, { status: 'uploaded', waits_until })
  },
}
