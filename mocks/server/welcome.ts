import { CONTROL_PATHS } from '../control/paths.ts'
import type { Settings } from '../control/settings.ts'
import { PUBLIC_KEYS } from '../hosted/gateway.ts'
import type { World } from '../worlds/world.ts'
import { WORLDS } from '../worlds/worlds.ts'

/** The text that the server prints when it can be used. */
export function welcome(origin: string, { world, faults }: Settings, hasControls: boolean): string {
  const { description, people }: World = WORLDS[world]
  return [
    `The mock backend answers at ${origin}/api/v1,`,
    `the mocked provider of accounts at ${origin}/hosted, with the key ${PUBLIC_KEYS[0]}`,
    ...(hasControls ? [`Controls: GET ${origin}${CONTROL_PATHS.state}, see docs/mock-backend.md`] : []),
    `World: ${world}. ${description}`,
    ...(faults.length > 0 ? [`Faults: ${faults.join(', ')}`] : []),
    // An applicant has no account yet.
    ...Object.entries(people)
      .filter(([role]) => role !== 'applicant')
      .map(([role, { email, password }]) => `Sign in as ${email} with the password ${password} (${role})`),
  ].join('\n')
}
