import { createUser } from '../../mocks/factories/user.ts'

export const mira = createUser({ email: 'mira.halloran-okonkwo@longview-research.example' })
