import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Stack } from './frame.tsx'

/**
 * The parameters of a `Stress` story: the narrowest phone (320 pixels with insets of 16), text size 200 percent, and
 * unbreakable words. Fails if anything overflows horizontally without its own scroll container.
 */
export const stress = (content: () => ReactNode) => ({
  parameters: { textSize: 200, docs: { story: { inline: false, height: '480px' } } },
  render: () => (
    <div data-testid="narrow" style={{ width: 288 }}>
      <Stack fill>{content()}</Stack>
    </div>
  ),
  play: async ({ canvas }: { canvas: { getByTestId: (id: string) => HTMLElement } }) => {
    await document.fonts.ready
    const narrow = canvas.getByTestId('narrow')
    await expect(overflowingElements(narrow)).toEqual([])
  },
})

/** Elements that overflow the frame horizontally and are neither clipped nor scrolled. */
function overflowingElements(frame: HTMLElement): string[] {
  const { left, right } = frame.getBoundingClientRect()
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    element !== frame &&
    (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement))
  return [...frame.querySelectorAll('*')]
    .filter((element) => {
      const box = element.getBoundingClientRect()
      return (
        box.width > 0 && (box.left < left - 1 || box.right > right + 1) && !isClipped(element.parentElement)
      )
    })
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`)
}
