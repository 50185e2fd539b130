import { isObject } from '../../../src/lib/objects.ts'
import { readDemoItem, storeDemoItem } from '../demoItems.ts'

const TABS = ['people', 'script', 'settings'] as const
export type PanelTab = (typeof TABS)[number]

/** How the panel is shown. Stored, because several actions load the page again. */
export interface PanelSettings {
  readonly isOpen: boolean
  readonly tab: PanelTab
  /** The index of the next step of the script. */
  readonly position: number
  /** The name by which the app greets the user; empty for the user's own. */
  readonly prospect: string
  /** Whether the panel has the focus after the page is loaded again. */
  readonly keepsFocus: boolean
  /** Whether the page is loaded again because the demo was started over. */
  readonly hasStartedOver: boolean
}

const ITEM = 'panel'

const DEFAULTS: PanelSettings = {
  isOpen: false,
  tab: 'people',
  position: 0,
  prospect: '',
  keepsFocus: false,
  hasStartedOver: false,
}

export function readPanelSettings(): PanelSettings {
  const stored = parse(readDemoItem(ITEM))
  return {
    isOpen: stored.isOpen === true,
    tab: TABS.find((tab) => tab === stored.tab) ?? DEFAULTS.tab,
    position: typeof stored.position === 'number' ? stored.position : DEFAULTS.position,
    prospect: typeof stored.prospect === 'string' ? stored.prospect : DEFAULTS.prospect,
    keepsFocus: stored.keepsFocus === true,
    hasStartedOver: stored.hasStartedOver === true,
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
