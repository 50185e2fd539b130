import { fieldWorld } from '../fieldWorld.ts'
import { designBasis } from './documents/designBasis.ts'
import { inspectionReport } from './documents/inspectionReport.ts'
import { methodStatement } from './documents/methodStatement.ts'
import { revisionNotice } from './documents/revisionNotice.ts'

export const engineering = fieldWorld({
  title: 'Engineering office',
  description:
    'A footbridge: four documents, two of which disagree on a torque, and an inspection interval that was changed.',
  library: [
    { hoursAgo: 24 * 24, name: 'design-basis.md', content: designBasis },
    { hoursAgo: 24 * 15, name: 'method-statement.txt', content: methodStatement },
    { hoursAgo: 24 * 6, name: 'revision-notice-c.md', content: revisionNotice },
    { hoursAgo: 26, name: 'inspection-report.md', content: inspectionReport },
  ],
  questions: ['How high is the design wind speed?', 'Who supervises the erection?'],
})
