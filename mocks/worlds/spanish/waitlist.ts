import type { Applicant } from '../people.ts'
import { SPANISH_APPLICANT } from './people.ts'

/** The applicants, earliest first. */
export const waitlist: readonly (Applicant & { readonly hoursAgo: number })[] = [
  {
    hoursAgo: 24 * 9,
    firstName: 'Ximena',
    lastName: 'Arizmendi Goñi',
    email: 'ximena.arizmendi@archivo-del-mar.example',
    interest: {
      role: 'researcher',
      organization: 'Archivo del Mar',
      researchArea: 'other',
      useCase: 'Cuadernos de bitácora de tres siglos: qué rutas se repiten y qué capitanes mentían.',
      timeline: 'immediate',
    },
    decision: 'rejected',
    notes: 'Los cuadernos están escaneados. Volver a hablar cuando haya reconocimiento de texto.',
  },
  {
    hoursAgo: 24 * 4,
    firstName: SPANISH_APPLICANT.firstName,
    lastName: SPANISH_APPLICANT.lastName,
    email: SPANISH_APPLICANT.email,
    interest: {
      role: 'journalist',
      organization: 'Radio Cordillera',
      researchArea: 'media',
      useCase: '¿Quién dijo qué, y cuándo? Veinte años de entrevistas transcritas.',
      timeline: 'short-term',
    },
    decision: 'approved',
    notes: 'Muy claro. Empezar con cien entrevistas.',
  },
  {
    hoursAgo: 30,
    firstName: 'María de los Ángeles',
    lastName: 'Fernández-Villaverde y Ruiz de Apodaca',
    email: 'm.a.fernandez-villaverde@observatorio-de-la-sequia.example',
    interest: {
      role: 'consultant',
      organization: 'Observatorio de la Sequía',
      researchArea: 'technology',
      useCase: 'Comparar los planes de riego de cuarenta municipios.',
      timeline: 'long-term',
    },
  },
  {
    hoursAgo: 6,
    firstName: 'Iñaki',
    lastName: 'Ochoa',
    email: 'inaki@correo.example',
    interest: { role: 'other', organization: '', researchArea: '', useCase: '', timeline: '' },
  },
]
