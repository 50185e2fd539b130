import { isObject } from '../../../src/lib/objects.ts'
import { readDemoItem, storeDemoItem } from '../demoItems.ts'
import { STEP_IDS, type StepId } from '../script/script.ts'

const TABS = ['people', 'script', 'settings'] as const
export type PanelTab = (typeof TABS)[number]

/** How the panel is shown. Stored, because several actions load the page again. */
export interface PanelSettings {
  readonly isOpen: boolean
  readonly isPinned: boolean
  readonly tab: PanelTab
  readonly doneSteps: readonly StepId[]
  /** Whether the panel has the focus after the page is loaded again. */
  readonly keepsFocus: boolean
}

const ITEM = 'panel'

const DEFAULTS: PanelSettings = {
  isOpen: false,
  isPinned: false,
  tab: 'people',
  doneSteps: [],
  keepsFocus: false,
}

export function readPanelSettings(): PanelSettings {
  const stored = parse(readDemoItem(ITEM))
  return {
    isOpen: stored.isOpen === true,
    isPinned: stored.isPinned === true,
    tab: TABS.find((tab) => tab === stored.tab) ?? DEFAULTS.tab,
    doneSteps: STEP_IDS.filter((id) => Array.isArray(stored.doneSteps) && stored.doneSteps.includes(id)),
    keepsFocus: stored.keepsFocus === true,
  }
}

export function storePanelSettings(settings: PanelSettings): void {
  storeDemoItem(ITEM, JSON.stringify(settings))
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}
