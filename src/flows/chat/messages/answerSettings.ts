import type { ChatMessage } from '../../../api/types.ts'
import { type AccountSettings, accountSettings } from '../../../domain/settings.ts'

const FIELDS = [
  ['contradiction_tolerance', 'contradictionTolerance', 'contradiction tolerance'],
  ['belief_sensitivity', 'beliefSensitivity', 'belief sensitivity'],
  ['memory_decay', 'memoryDecay', 'memory decay speed'],
] as const

/** The settings of an answer that are others today: `contradiction tolerance 0.3 (now 0.7)`. */
export function changedSettings({ settings = {} }: ChatMessage, today: AccountSettings): string[] {
  const used = accountSettings(settings)
  return FIELDS.flatMap(([field, name, label]) =>
    settings[field] === undefined || used[name] === today[name]
      ? []
      : [`${label} ${used[name]} (now ${today[name]})`],
  )
}
