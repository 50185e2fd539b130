import { writeFile } from 'node:fs/promises'
import type { LogisticModel } from '../selection/logistic.ts'

export interface Models {
  readonly SENTENCE_MODEL: LogisticModel
  readonly CERTAINTY_MODEL: LogisticModel
  readonly REFUSAL_MODEL: LogisticModel
  readonly SHORT_TEXT_CERTAINTY_MODEL: LogisticModel
}

const DESCRIPTIONS: Readonly<Record<keyof Models, string>> = {
  SENTENCE_MODEL:
    'By how much one sentence is more probably an answer than another, in log-odds of the difference.',
  CERTAINTY_MODEL: 'Whether the first source contains the answer.',
  REFUSAL_MODEL: 'Whether the documents contain an answer.',
  SHORT_TEXT_CERTAINTY_MODEL:
    'The same for a memory of one short text, also counting questions that it does not answer.',
}

export async function writeWeights(path: URL, models: Models): Promise<void> {
  const parts = (Object.keys(DESCRIPTIONS) as (keyof Models)[]).map((name) => {
    const { bias, weights } = models[name]
    const lines = Object.entries(weights).map(([feature, weight]) => `    ${feature}: ${weight},`)
    return [
      `/** ${DESCRIPTIONS[name]} */`,
      `export const ${name}: LogisticModel = {`,
      `  bias: ${bias},`,
      '  weights: {',
      ...lines,
      '  },',
      '}',
    ].join('\n')
  })
  const header = [
    "import type { LogisticModel } from './logistic.ts'",
    '',
    '// Written by `npm run engine -- fit`. docs/engine.md names the data and the figures that were reached.',
  ].join('\n')
  await writeFile(path, `${[header, ...parts].join('\n\n')}\n`)
}
