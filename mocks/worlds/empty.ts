import type { World } from './buildWorld.ts'
import { ADMIN, DEMO_USER } from './people.ts'

/** The people, and nothing of theirs. */
export const empty: World = async (stage) => {
  stage.hoursAgo(24 * 30)
  await stage.register(ADMIN)
  await stage.register(DEMO_USER)
}
