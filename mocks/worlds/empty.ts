import { ADMIN, DEMO_USER } from './people.ts'
import type { World } from './world.ts'

export const empty: World = {
  title: 'No data',
  description: 'Two accounts, of a user and an admin, without any data.',
  people: { user: DEMO_USER, admin: ADMIN },

  async build(stage) {
    stage.hoursAgo(24 * 30)
    await stage.register(ADMIN)
    await stage.register(DEMO_USER)
  },
}
