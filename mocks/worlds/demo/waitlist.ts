import type { Applicant } from '../people.ts'
import { APPROVED_APPLICANT, DEMO_USER } from '../people.ts'

/** The applicants, earliest first. */
export const waitlist: readonly (Applicant & { readonly hoursAgo: number })[] = [
  {
    hoursAgo: 24 * 33,
    firstName: DEMO_USER.firstName,
    lastName: DEMO_USER.lastName,
    email: DEMO_USER.email,
    interest: {
      role: 'researcher',
      organization: 'Lantern Sleep Laboratory',
      researchArea: 'neuroscience',
      useCase: 'Keeping protocols, pilot data and the literature on replay in one memory.',
      timeline: 'immediate',
    },
    decision: 'approved',
    notes: 'Met at the spring workshop. Good fit.',
  },
  {
    hoursAgo: 24 * 12,
    firstName: 'Casper',
    lastName: 'Lindqvist-Amadi',
    email: 'casper@northgate-capital.example',
    interest: {
      role: 'investor',
      organization: 'Northgate Capital',
      researchArea: 'investment',
      useCase: 'Comparing the claims of forty funds.',
      timeline: 'flexible',
    },
    decision: 'rejected',
    notes: 'Looking for market data, which we do not have.',
  },
  {
    hoursAgo: 24 * 3,
    firstName: APPROVED_APPLICANT.firstName,
    lastName: APPROVED_APPLICANT.lastName,
    email: APPROVED_APPLICANT.email,
    interest: {
      role: 'researcher',
      organization: 'Halden Institute',
      researchArea: 'epistemology',
      useCase: 'How beliefs in a field change when a replication fails.',
      timeline: 'short-term',
    },
    decision: 'approved',
  },
  {
    hoursAgo: 40,
    firstName: 'Anneliese',
    lastName: 'Oyelaran-Fitzgerald',
    email: 'a.oyelaran-fitzgerald@meridian-review.example',
    interest: {
      role: 'journalist',
      organization: 'The Meridian Review',
      researchArea: 'media',
      useCase: 'Following one story through two hundred court documents, with every quotation traceable.',
      timeline: 'medium-term',
    },
  },
  {
    hoursAgo: 19,
    firstName: 'Ravi',
    lastName: 'Thorvaldsen',
    email: 'ravi@thorvaldsen-systems.example',
    interest: {
      role: 'technologist',
      organization: 'Thorvaldsen Systems',
      researchArea: 'machine-learning',
      useCase: 'Incident reports of six years: what did we learn, and what did we forget?',
      timeline: 'immediate',
    },
  },
  {
    hoursAgo: 5,
    firstName: 'Bo',
    lastName: 'Ng',
    email: 'bo.ng@sundial.example',
    interest: { role: 'other', organization: '', researchArea: '', useCase: '', timeline: '' },
  },
]
