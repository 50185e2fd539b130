import { setScriptFault } from './fault.ts'
import { SCRIPT } from './script.ts'
import { scriptTextsOf } from './scriptTexts.ts'
import type { StepPorts } from './step.ts'

/**
 * Performs the step at the index. Whatever the step before has left behind is removed first.
 *
 * @throws Error with the reason why it is not possible
 */
export async function performStep(index: number, ports: StepPorts): Promise<void> {
  const { world } = ports.controls.state() ?? (await ports.controls.read())
  const texts = scriptTextsOf(world)
  const step = SCRIPT[index]
  if (texts === null || step === undefined) throw new Error('The script cannot be shown with this data.')
  ports.showMailbox(false)
  await setScriptFault(false, ports)
  await step.perform(ports, texts)
}
