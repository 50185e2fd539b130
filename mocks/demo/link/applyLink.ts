import { messageOf } from '../../../src/lib/messageOf.ts'
import type { ControlChange } from '../controls/controlChange.ts'
import type { LinkResult } from '../panel/panel.machine.ts'
import { ROLE_TEXTS } from '../people/roles.ts'
import { type SignInPorts, signInAs } from '../people/signInAs.ts'
import type { DemoLink } from './demoLink.ts'

interface LinkPorts extends SignInPorts {
  readonly open: (path: string) => void
}

/**
 * Sets up what a link describes. World and clock come first, because they end the session; the faults come last, because
 * they would disturb the sign-in.
 */
export async function applyLink(link: DemoLink, ports: LinkPorts): Promise<LinkResult> {
  const { controls, open } = ports
  const problems = [...link.problems]

  /** Makes a change. A refused one is a problem of the link. */
  async function change(change: ControlChange): Promise<boolean> {
    try {
      await controls.change(change)
      return true
    } catch (error) {
      problems.push(messageOf(error))
      return false
    }
  }

  const hasReplacedData = link.world !== null && (await change({ kind: 'world', world: link.world }))
  if (link.clockMs !== null) {
    await change({ kind: 'clock', clock: { reset: true } })
    if (link.clockMs > 0) await change({ kind: 'clock', clock: { advanceMs: link.clockMs } })
  }

  let path: string | null = null
  if (link.as !== null) {
    try {
      path = await signInAs(link.as, ports)
    } catch (error) {
      problems.push(`${ROLE_TEXTS[link.as].title}: ${messageOf(error)}`)
    }
  }
  const target = link.at ?? path
  if (target !== null) open(target)

  const accepted: string[] = []
  for (const fault of link.faults)
    if (await change({ kind: 'faults', faults: [...accepted, fault] })) accepted.push(fault)
  return { problems, hasReplacedData }
}
