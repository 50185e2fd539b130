import { OWED_TEXTS } from '../../tests/visual/owedTexts.ts'
import { QUOTED_TEXTS } from '../../tests/visual/quotedTexts.ts'
import type { Gate } from './gate.ts'

/** The texts of `owedTexts.ts` are exactly those that no story shows: a test compares them with the shown stories. */
export function textGate(): Gate {
  return {
    name: 'Quoted texts',
    rule: 'Every text that the specification quotes is shown by a story.',
    total: QUOTED_TEXTS.length,
    missing: OWED_TEXTS.map((text) => ({ item: text, todo: `Add a story that shows "${text}".` })),
  }
}
