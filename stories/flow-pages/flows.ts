import type { FlowName } from '../catalogue/stages.ts'

/** The parts of the product outside src/flows. */
const FOLDERS: Partial<Record<FlowName, string>> = {
  session: 'session',
  'backend-access': 'modules/backend-access',
  'document-viewer': 'modules/document-viewer',
}

/** The folder of a flow below `src`, `stories` and `tests/src`. */
export function folderOf(flow: FlowName): string {
  return FOLDERS[flow] ?? `flows/${flow}`
}

/** Whether a file, given by its path below `src`, `stories` or `tests/src`, belongs to a flow. */
export function isInFlow(flow: FlowName, path: string): boolean {
  const folder = folderOf(flow)
  return path.startsWith(folder) && /^(\/|\.|-(live|behavior)\.)/.test(path.slice(folder.length))
}
