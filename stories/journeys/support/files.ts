import { decodeBase64 } from '../../../mocks/worlds/demo/decodeBase64.ts'
import { nightLog } from '../../../mocks/worlds/demo/documents/nightLog.ts'
import { LANTERN_PROTOCOL_PDF } from '../../../mocks/worlds/demo/papers/lanternProtocol.gen.ts'

/** A PDF of several pages. It says that the cues are played at 38 decibels. */
export const protocol = new File([decodeBase64(LANTERN_PROTOCOL_PDF)], 'lantern-protocol.pdf', {
  type: 'application/pdf',
})

/** Says that the cues are played at 46 decibels. */
export const log = new File([nightLog], 'night-log-week-14.txt', { type: 'text/plain' })
