import type { Interest } from '../../../src/domain/interest.ts'
import type { WaitlistStatus } from '../../../src/domain/waitlist.ts'
import { RESEARCH_AREA_OPTIONS, ROLE_OPTIONS, TIMELINE_OPTIONS } from '../../../src/domain/waitlistOptions.ts'
import type { ApplicationFields } from '../rows/addApplication.ts'
import { namesOf } from './names.ts'

/** Numbers of applications without accounts, by status. */
export type StatusCounts = Readonly<Partial<Record<WaitlistStatus, number>>>

const HOSTS = [
  'tidewater-university.example',
  'kestrel-labs.example',
  'postbox.example',
  'institute-for-the-study-of-long-running-processes.example',
  'marrow.example',
  'north-fjord-hospital.example',
  'paper-and-ink.example',
]
const ORGANIZATIONS = [
  'Tidewater University',
  'Kestrel Labs',
  '',
  'Institute for the Study of Long-Running Processes in Institutions That Have Forgotten Why They Began Them',
  'Marrow',
  'North Fjord Hospital, Department of Clinical Neurophysiology',
  'Paper & Ink <Editions>',
]
const USE_CASES = [
  'Comparing what three editions of the same guideline recommend, and when each of them changed its mind.',
  'A thesis with 240 sources. I can no longer say which claim came from where.',
  '',
  'Minutes of a cooperative since 1987: who decided what, and which decisions were reversed.',
  'Maintenance manuals in four languages that should say the same and do not.',
  "My late father's letters.",
  'We review grant proposals. Every year somebody proposes what we have refused twice. We would like to be able to show the earlier reviews, with page numbers, before the panel starts to argue about it again. At the moment one colleague remembers all of it, and she retires in June; nobody else does.',
  'Field notes in poor handwriting, typed by students.',
  'Due diligence.',
  'Interviews with 60 nurses about night shifts, and how their accounts differ from the rosters.',
  'Testing whether contradictions between witnesses are found reliably.',
]
const NOTES = [
  null,
  null,
  'Met at the workshop in spring. Follow up after the pilot.',
  null,
  '',
  'Asked twice by email when the decision is due.',
  null,
  'Second application with another address; the first one was rejected in January because the use case was missing. The new one is clear and short. Two people of the same group are already in the beta, so they could share one library once that is possible. Ines wants to talk to them about retention before we approve.',
  null,
  'Wants an API.',
]

/** The applications in the order in which they were submitted. */
export function waitlist(counts: StatusCounts): readonly ApplicationFields[] {
  const statuses = interleave(counts)
  return namesOf(statuses.length).map(({ firstName, lastName, mailbox }, i) => ({
    firstName,
    lastName,
    email: `${mailbox}@${pick(HOSTS, i)}`,
    interest: interestOf(i),
    status: statuses[i] ?? 'pending',
    notes: statuses[i] === 'pending' && i % 3 > 0 ? null : pick(NOTES, i),
    // The latest is half an hour old; every decision is more than a day old.
    hoursAgo: (statuses[i] === 'pending' ? 0.5 : 30) + (statuses.length - i) * 3.7,
  }))
}

export function interestOf(number: number): Interest {
  return {
    role: pick(ROLE_OPTIONS, number).value,
    organization: pick(ORGANIZATIONS, number),
    researchArea: pick(RESEARCH_AREA_OPTIONS, number * 3).value,
    useCase: pick(USE_CASES, number),
    timeline: number % 9 === 0 ? '' : pick(TIMELINE_OPTIONS, number).value,
  }
}

/** A list with the given number of each status, evenly mixed. */
function interleave(counts: StatusCounts): WaitlistStatus[] {
  const statuses = Object.entries(counts) as [WaitlistStatus, number][]
  return statuses
    .flatMap(([status, count]) =>
      Array.from({ length: count }, (_, i) => ({ status, place: (i + 0.5) / count })),
    )
    .sort((a, b) => a.place - b.place)
    .map(({ status }) => status)
}

function pick<Item>(items: readonly Item[], number: number): Item {
  const item = items[number % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
