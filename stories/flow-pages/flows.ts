import type { FlowName } from '../catalogue/stages.ts'

/** The parts of the product outside src/flows. */
const FOLDERS: Partial<Record<FlowName, string>> = {
  session: 'session',
  'backend-access': 'modules/backend-access',
  'document-viewer': 'modules/document-viewer',
}

/** Folders that belong to a flow beside its own. */
const MODULES: Partial<Record<FlowName, string>> = { disagreements: 'modules/disagreements' }

/** The folder of a flow below `src`, `stories` and `tests/src`. */
export function folderOf(flow: FlowName): string {
  return FOLDERS[flow] ?? `flows/${flow}`
}

/** Whether a file, given by its path below `src`, `stories` or `tests/src`, belongs to a flow. */
export function isInFlow(flow: FlowName, path: string): boolean {
  return [folderOf(flow), MODULES[flow] ?? folderOf(flow)].some(
    (folder) => path.startsWith(folder) && /^(\/|\.|-(live|behavior)\.)/.test(path.slice(folder.length)),
  )
}
