import type { Applicant } from './people.ts'
import { ADMIN } from './people.ts'
import type { World } from './world.ts'

const APPLICANTS: readonly (Applicant & { readonly hoursAgo: number })[] = [
  {
    hoursAgo: 5,
    firstName: 'Henrik',
    lastName: 'Vasquez',
    email: 'h.vasquez@coldwater-ecology.example',
    interest: {
      role: 'researcher',
      organization: 'Coldwater Ecology Group',
      researchArea: 'other',
      useCase: 'Thirty years of river surveys, written down by eleven people who measured differently.',
      timeline: 'short-term',
    },
  },
  {
    hoursAgo: 3,
    firstName: 'Adaeze',
    lastName: 'Mbeki-Sorensen',
    email: 'adaeze@brightline-policy.example',
    interest: {
      role: 'consultant',
      organization: 'Brightline Policy',
      researchArea: 'epistemology',
      useCase: 'Which of our recommendations were based on studies that have been withdrawn since.',
      timeline: 'immediate',
    },
  },
  {
    hoursAgo: 1,
    firstName: 'Jun',
    lastName: 'Park',
    email: 'jun.park@postbox.example',
    interest: { role: 'other', organization: '', researchArea: '', useCase: '', timeline: '' },
  },
]

export const freshBeta: World = {
  title: 'First day of the beta',
  description:
    'The first day of a private beta: the first admin and three applications that nobody has reviewed.',
  people: { admin: ADMIN },

  async build(stage) {
    stage.hoursAgo(8)
    await stage.register(ADMIN)
    for (const { hoursAgo, ...applicant } of APPLICANTS) {
      stage.hoursAgo(hoursAgo)
      await stage.apply(applicant)
    }
  },
}
