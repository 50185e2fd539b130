import { PATHS } from '../../../src/domain/paths.ts'
import type { DemoControls } from '../controls/demoControls.ts'
import { currentRole } from '../people/currentRole.ts'
import type { Role } from '../people/roles.ts'
import { type SignInPorts, signInAs } from '../people/signInAs.ts'
import { approveApplicant } from './approveApplicant.ts'
import { downloadSample } from './downloadSample.ts'
import { findShown } from './findShown.ts'
import { SCRIPT, SCRIPT_FAULT, SCRIPT_WORLD, type StepId } from './script.ts'

interface StepPorts extends SignInPorts {
  readonly open: (path: string, state?: object) => void
}

/** The numbers of the sources in the evidence of the last answer. */
const SOURCES = '[data-source-card]'
const QUESTION_FIELD = '[role="textbox"], textarea'

/**
 * Performs a step of the script in the app.
 *
 * @throws Error with the reason why it is not possible
 */
export async function performStep(id: StepId, ports: StepPorts): Promise<void> {
  const { open, controls } = ports
  const text = SCRIPT.find((step) => step.id === id)?.text
  const { world } = controls.state() ?? (await controls.read())
  if (world !== SCRIPT_WORLD) throw new Error(`The script needs the world “${SCRIPT_WORLD}”.`)

  switch (id) {
    case 'ask':
      await become('user', ports)
      return open(PATHS.chat, { question: text })
    case 'page':
      return openCitedPage(ports)
    case 'upload':
      await become('user', ports)
      open(PATHS.knowledgeBase)
      return downloadSample()
    case 'approve':
      await approveApplicant(ports)
      return open(await signInAs('admin', ports))
    case 'failure':
      return isFailing(controls) ? recover(ports, text) : fail(ports, text)
  }
}

/** Whether the last step has stopped the backend. */
function isFailing(controls: DemoControls): boolean {
  return controls.state()?.faults.includes(SCRIPT_FAULT) ?? false
}

/** Signs in as the role, unless it is signed in. */
async function become(role: Role, ports: StepPorts): Promise<void> {
  const state = ports.controls.state()
  if (state !== null && currentRole(ports.session.getSnapshot(), state) === role) return
  ports.open(await signInAs(role, ports))
}

async function openCitedPage({ open }: StepPorts): Promise<void> {
  if (location.pathname !== PATHS.chat) open(PATHS.chat)
  const source = await findShown(SOURCES)
  if (source === null) throw new Error('Ask the question first: there is no answer with sources.')
  const cards = [...document.querySelectorAll<HTMLElement>(SOURCES)]
  const pdf = cards.find((card) => card.closest('li')?.textContent.includes('.pdf'))
  const target = pdf ?? source
  target.click()
}

async function fail(ports: StepPorts, question: string | undefined): Promise<void> {
  await become('user', ports)
  ports.open(PATHS.chat)
  // The chat must have loaded before the backend stops.
  await findShown(QUESTION_FIELD)
  const faults = ports.controls.state()?.faults ?? []
  await ports.controls.change({ kind: 'faults', faults: [...faults, SCRIPT_FAULT] })
  ports.open(PATHS.chat, { question })
}

async function recover({ controls, open }: StepPorts, question: string | undefined): Promise<void> {
  const faults = controls.state()?.faults ?? []
  await controls.change({ kind: 'faults', faults: faults.filter((fault) => fault !== SCRIPT_FAULT) })
  open(PATHS.chat, { question })
}
