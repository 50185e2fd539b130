import { expect, test } from 'vitest'
import { formulaText } from '../../../../mocks/engine/formats/formula.ts'

test.each([
  [String.raw`\frac{3}{4}`, '3/4'],
  [String.raw`\frac{a+b}{2}`, '(a+b)/2'],
  ['2^{10}', '2^10'],
  ['x_{max}', 'xmax'],
  [String.raw`\sqrt{x}`, '√x'],
  [String.raw`\sqrt[3]{x+1}`, '3√(x+1)'],
  [String.raw`40\,^\circ C`, '40 °C'],
  [String.raw`5 \times 10^{-9} \leq \text{limit}`, '5 × 10^-9 ≤ limit'],
  [String.raw`\frac{\frac{1}{2}}{3}`, '(1/2)/3'],
])('the formula %s is read as %j', (source, text) => {
  expect(formulaText(source)).toBe(text)
})
