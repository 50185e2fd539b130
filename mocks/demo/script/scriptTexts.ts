import type { WorldName } from '../../worlds/worlds.ts'

/** What the script asks in a world. */
export interface ScriptTexts {
  /** Two documents answer it differently. */
  readonly question: string
  readonly followUp: string
  /** The question for which the backend is stopped. */
  readonly otherQuestion: string
  /** A document with a third answer to the question. It is loaded on demand. */
  readonly loadSample: () => Promise<File>
}

/** By the worlds that the script can be shown in. */
const SCRIPT_TEXTS: Readonly<Partial<Record<WorldName, ScriptTexts>>> = {
  demo: {
    question: 'At how many decibels are the sound cues played?',
    followUp: 'Why?',
    otherQuestion: 'Does cueing help weak memories?',
    loadSample: async () => (await import('../../worlds/demo/sampleDocument.ts')).loadSampleDocument(),
  },
  law: {
    question: 'To how many euros is the liability of the seller limited?',
    followUp: 'Why?',
    otherQuestion: 'When does the lease of the quay end?',
    loadSample: async () => {
      const { disclosureLetter } = await import('../../worlds/law/documents/disclosureLetter.ts')
      return new File([disclosureLetter], 'disclosure-letter.md', { type: 'text/markdown' })
    },
  },
  engineering: {
    question: 'To what torque are the bolts of the hangers tightened?',
    followUp: 'Why?',
    otherQuestion: 'How long are the piles?',
    loadSample: async () => {
      const { boltDataSheet } = await import('../../worlds/engineering/documents/boltDataSheet.ts')
      return new File([boltDataSheet], 'bolt-data-sheet.md', { type: 'text/markdown' })
    },
  },
}

/** The world that the script opens if the current one has no texts for it. */
export const SCRIPT_WORLD = 'demo'

/** Null if the script cannot be shown in this world. */
export function scriptTextsOf(world: string): ScriptTexts | null {
  return Object.entries(SCRIPT_TEXTS).find(([name]) => name === world)?.[1] ?? null
}
