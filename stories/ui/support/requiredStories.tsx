import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'
import { expect } from 'storybook/test'
import { Stack } from './frame.tsx'

/** Story parameters of a component: padding around it, and its description (Markdown) on its docs page. */
export const componentDocs = (description: string) => ({
  layout: 'padded',
  docs: { description: { component: description } },
})

/** Arabic text for right-to-left stories: a word, a name, a sentence. */
export const arabic = {
  word: 'الذاكرة',
  name: 'ليلى عبد الرحمن',
  action: 'رفع مستند',
  sentence: 'تصبح المستندات التي ترفعها جزءًا من مخططك الشخصي.',
  file: 'ملاحظات المختبر.pdf',
}

/** A `RightToLeft` story. */
export const rightToLeft = <Args,>(content: (args: Args) => ReactNode) => ({
  render: (args: Args) => (
    <DirectionProvider direction="rtl">
      <div dir="rtl" lang="ar">
        {content(args)}
      </div>
    </DirectionProvider>
  ),
})

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

/** Visible elements that overflow the frame horizontally and are neither clipped nor scrolled. */
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
        // Hidden inputs are one pixel wide.
        box.width > 1 && (box.left < left - 1 || box.right > right + 1) && !isClipped(element.parentElement)
      )
    })
    .map(({ tagName, className, textContent }) => `${tagName} ${className} ${textContent?.slice(0, 40)}`)
}
