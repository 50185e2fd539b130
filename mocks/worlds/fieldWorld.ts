import { waitlist } from './demo/waitlist.ts'
import { ADMIN, APPROVED_APPLICANT, DEMO_USER } from './people.ts'
import type { World } from './world.ts'

interface Field extends Pick<World, 'title' | 'description'> {
  /** Earliest first. */
  readonly library: readonly { readonly hoursAgo: number; readonly name: string; readonly content: string }[]
  /** The questions of an earlier chat. */
  readonly questions: readonly string[]
}

/** A small world for the documents of another field, with the applications of the demo. */
export function fieldWorld({ title, description, library, questions }: Field): World {
  return {
    title,
    description,
    people: { user: DEMO_USER, admin: ADMIN, applicant: APPROVED_APPLICANT },

    async build(stage) {
      stage.hoursAgo(24 * 40)
      await stage.register(ADMIN)
      for (const { hoursAgo, ...applicant } of waitlist) {
        if (applicant.email === DEMO_USER.email) continue
        stage.hoursAgo(hoursAgo)
        await stage.apply(applicant)
      }
      stage.hoursAgo(24 * 30)
      const user = await stage.register(DEMO_USER)
      for (const { hoursAgo, name, content } of library) {
        stage.hoursAgo(hoursAgo)
        await user.index(await user.upload(name, content))
      }
      stage.hoursAgo(20)
      await user.chat(questions)
    },
  }
}
