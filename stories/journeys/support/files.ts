import { nightLog } from '../../../mocks/worlds/demo/documents/nightLog.ts'
import { readPaper } from '../../../mocks/worlds/demo/papers/readPaper.ts'

/** A PDF of several pages. It says that the cues are played at 38 decibels. */
export async function loadProtocol(): Promise<File> {
  const name = 'lantern-protocol.pdf'
  return new File([await readPaper(name)], name, { type: 'application/pdf' })
}

/** Says that the cues are played at 46 decibels. */
export const log = new File([nightLog], 'night-log-week-14.txt', { type: 'text/plain' })
