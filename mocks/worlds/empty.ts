import type { World } from './buildWorld.ts'
import { ADMIN, DEMO_USER } from './people.ts'

/** The accounts without any data. */
export const empty: World = async (stage) => {
  stage.hoursAgo(24 * 30)
  await stage.register(ADMIN)
  await stage.register(DEMO_USER)
}
