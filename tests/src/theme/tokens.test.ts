import { expect, test } from 'vitest'
import { tokens } from '../../../src/theme/tokens.ts'
import {
  backgroundName,
  colorOf,
  contrast,
  decorative,
  pairs,
  type Role,
  rolesOf,
} from '../../../stories/foundations/contrast.ts'

const themes = Object.entries(tokens.theme)

test('contrast follows WCAG: 21 for black on white, 4.48 for #777777 on white', () => {
  const { light } = tokens.theme
  const paper = { ...light, color: { ...light.color, canvas: '#ffffff', muted: '#777777', text: '#000000' } }
  expect(contrast('text', 'canvas', paper)).toBe(21)
  expect(contrast('muted', 'canvas', paper)).toBeCloseTo(4.48, 2)
  // Half of black over white is #808080 less half a step: 3.98.
  expect(contrast('canvas', { tint: 'text', share: 0.5, over: 'canvas' }, paper)).toBeCloseTo(3.98, 2)
})

test.each(themes)('%s theme: every pair has the required contrast', (_name, theme) => {
  const tooLow = pairs
    .map((pair) => ({ ...pair, ratio: contrast(pair.role, pair.on, theme) }))
    .filter(({ ratio, minimumRatio }) => ratio < minimumRatio)
    .map(
      ({ role, on, ratio, minimumRatio }) =>
        `${role} on ${backgroundName(on)}: ${ratio.toFixed(2)} of ${minimumRatio}`,
    )
  expect(tooLow).toEqual([])
})

test.each(themes)('%s theme: every color is in a pair or is listed as decorative', (_name, theme) => {
  const named = new Set<Role>(pairs.flatMap(({ role, on }) => (typeof on === 'string' ? [role, on] : [role])))
  const forgotten = rolesOf(theme).filter((role) => !named.has(role) && !(role in decorative))
  const both = Object.keys(decorative).filter((role) => named.has(role as Role))
  expect(forgotten).toEqual([])
  expect(both).toEqual([])
  expect(rolesOf(theme).map((role) => colorOf(role, theme))).not.toContain(undefined)
})
