import type { Gate } from './gate.ts'

/** The gates that read files, filled in by `.storybook/fileGates.ts`. */
export const FILE_GATES: readonly Gate[] = []
