import type { StepPorts } from './step.ts'

/** The fault of the steps `stop` and `restart`. */
const SCRIPT_FAULT = 'backend-down'

export async function setScriptFault(isActive: boolean, { controls }: StepPorts): Promise<void> {
  const { faults } = controls.state() ?? (await controls.read())
  if (faults.includes(SCRIPT_FAULT) === isActive) return
  const others = faults.filter((fault) => fault !== SCRIPT_FAULT)
  await controls.change({ kind: 'faults', faults: isActive ? [...others, SCRIPT_FAULT] : others })
}
