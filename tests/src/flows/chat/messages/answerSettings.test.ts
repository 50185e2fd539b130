import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '../../../../../src/domain/settings.ts'
import { changedSettings } from '../../../../../src/flows/chat/messages/answerSettings.ts'

const answer = { id: 'a', role: 'assistant' as const, content: '', timestamp: '' }

test('an answer names the settings that are others today', () => {
  const settings = { contradiction_tolerance: 0.3, belief_sensitivity: '{}' as const }
  expect(changedSettings({ ...answer, settings }, DEFAULT_SETTINGS)).toEqual([
    'contradiction tolerance 0.3 (now 0.7)',
  ])
  expect(changedSettings(answer, { ...DEFAULT_SETTINGS, memoryDecay: 'fast' })).toEqual([])
})
