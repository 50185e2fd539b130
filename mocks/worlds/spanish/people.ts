import type { Person } from '../people.ts'

export const SPANISH_USER: Person = {
  email: 'begona@cooperativa-el-laurel.example',
  password: 'engram-aceite',
  firstName: 'Begoña',
  lastName: 'Núñez de la Torre',
  machineName: 'Memoria',
  roles: ['user'],
}

/** Was approved and has not opened the setup link. */
export const SPANISH_APPLICANT: Person = {
  email: 'martin@radio-cordillera.example',
  password: 'Engram-cordillera-1',
  firstName: 'Martín',
  lastName: 'Ñancupil',
  machineName: 'Assistant',
  roles: ['user'],
}
