import { busy } from './busy/busy.ts'
import { contradictions } from './contradictions/contradictions.ts'
import { demo } from './demo/demo.ts'
import { empty } from './empty.ts'
import { engineering } from './engineering/engineering.ts'
import { freshBeta } from './freshBeta.ts'
import { heavy } from './heavy/heavy.ts'
import { law } from './law/law.ts'
import { scan } from './scan.ts'
import { spanish } from './spanish/spanish.ts'
import type { World } from './world.ts'

/** The only list of worlds. */
export const WORLDS = {
  empty,
  'fresh-beta': freshBeta,
  demo,
  law,
  engineering,
  busy,
  contradictions,
  heavy,
  scan,
  spanish,
} as const satisfies Record<string, World>

export type WorldName = keyof typeof WORLDS
