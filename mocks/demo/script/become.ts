import { currentRole } from '../people/currentRole.ts'
import type { Role } from '../people/roles.ts'
import { signInAs } from '../people/signInAs.ts'
import type { StepPorts } from './step.ts'

/** Signs in as the role, unless it is signed in. */
export async function become(role: Role, ports: StepPorts): Promise<void> {
  const state = ports.controls.state()
  if (state !== null && currentRole(ports.session.getSnapshot(), state) === role) return
  ports.open(await signInAs(role, ports))
}
