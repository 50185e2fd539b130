import { fieldWorld } from '../fieldWorld.ts'
import { amendmentLetter } from './documents/amendmentLetter.ts'
import { boardMinutes } from './documents/boardMinutes.ts'
import { diligenceReport } from './documents/diligenceReport.ts'
import { purchaseAgreement } from './documents/purchaseAgreement.ts'

export const law = fieldWorld({
  title: 'Law firm',
  description:
    'The purchase of a ferry company: four documents, two of which disagree on a limit of liability, and a time limit that was changed.',
  library: [
    { hoursAgo: 24 * 24, name: 'share-purchase-agreement.md', content: purchaseAgreement },
    { hoursAgo: 24 * 9, name: 'amendment-letter.txt', content: amendmentLetter },
    { hoursAgo: 24 * 5, name: 'due-diligence-report.md', content: diligenceReport },
    { hoursAgo: 26, name: 'board-minutes.txt', content: boardMinutes },
  ],
  questions: ['When does the lease of the quay end?', 'Who voted against the purchase?'],
})
