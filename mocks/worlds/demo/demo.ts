import { ADMIN, APPROVED_APPLICANT, DEMO_USER, HOSTED_ONLY_USER } from '../people.ts'
import type { World, WorldBuilder } from '../world.ts'
import { consolidationReview } from './documents/consolidationReview.ts'
import { nightLog } from './documents/nightLog.ts'
import { pilotResults } from './documents/pilotResults.ts'
import { spindleNotes } from './documents/spindleNotes.ts'
import { volunteerInformation } from './documents/volunteerInformation.ts'
import { readPaper } from './papers/readPaper.ts'
import { waitlist } from './waitlist.ts'
import { wordDocument } from './wordDocument.ts'

export const demo: World = {
  title: 'Sleep laboratory',
  description:
    'A sleep laboratory before its main study: six documents that disagree in three places, and a waitlist.',
  people: { user: DEMO_USER, admin: ADMIN, hostedOnly: HOSTED_ONLY_USER, applicant: APPROVED_APPLICANT },
  build,
}

async function build(stage: WorldBuilder): Promise<void> {
  stage.hoursAgo(24 * 40)
  await stage.register(ADMIN)
  for (const { hoursAgo, ...applicant } of waitlist) {
    stage.hoursAgo(hoursAgo)
    await stage.apply(applicant)
  }
  stage.hoursAgo(24 * 30)
  const mira = await stage.register(DEMO_USER)

  const library = [
    { hoursAgo: 24 * 9, name: 'consolidation-review.md', content: consolidationReview },
    { hoursAgo: 24 * 8, name: 'lantern-protocol.pdf', content: await readPaper('lantern-protocol.pdf') },
    { hoursAgo: 24 * 5, name: 'pilot-results.md', content: pilotResults },
    { hoursAgo: 24 * 4, name: 'spindle-notes.txt', content: spindleNotes },
    { hoursAgo: 30, name: 'volunteer-information.docx', content: wordDocument(volunteerInformation) },
    { hoursAgo: 3, name: 'night-log-week-14.txt', content: nightLog },
  ]
  for (const { hoursAgo, name, content } of library) {
    stage.hoursAgo(hoursAgo)
    await mira.index(await mira.upload(name, content))
  }

  stage.hoursAgo(26)
  await mira.chat(['Does cueing help weak memories?', 'What reduces spindle density?'])
  stage.hoursAgo(2)
  await mira.chat(['At how many decibels are the sound cues played?'])

  stage.hoursAgo(24 * 2)
  await stage.registerAtProvider(HOSTED_ONLY_USER)
}
