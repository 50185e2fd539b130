import { DirectionProvider } from '@base-ui/react/direction-provider'
import type { ComponentType, ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { type Content, each } from './examples.tsx'
import { Stack } from './frame.tsx'

/**
 * Story parameters of a component: padding around it, and its description (Markdown) on its docs page. With a height,
 * its docs page shows each story in a frame of its own.
 */
export const componentDocs = (description: string, height?: `${number}px`) => ({
  layout: 'padded',
  docs: { ...(height && { story: { inline: false, height } }), description: { component: description } },
})

/** The same for a component that fills the page. */
export const fullscreenDocs = (description: string, height: `${number}px`) => ({
  ...componentDocs(description, height),
  layout: 'fullscreen',
})

/** Arabic text for right-to-left stories: a word, a name, a sentence. */
export const arabic = {
  word: 'الذاكرة',
  name: 'ليلى عبد الرحمن',
  action: 'رفع مستند',
  sentence: 'تصبح المستندات التي ترفعها جزءًا من مخططك الشخصي.',
  file: 'ملاحظات المختبر.pdf',
}

function RightToLeft({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider direction="rtl">
      <div dir="rtl" lang="ar">
        {children}
      </div>
    </DirectionProvider>
  )
}

export const rightToLeft = <Args,>(content: Content<Args>) => ({
  render: (args: Args) => <RightToLeft>{content(args)}</RightToLeft>,
})

/** A `RightToLeft` story: a component with each of these props in turn. */
export const rightToLeftOf = <Props extends object>(
  Component: ComponentType<Props>,
  ...list: Partial<NoInfer<Props>>[]
) => rightToLeft(each(Component, ...list))

/** A `RightToLeft` story: what the other stories of the file render, with these args. */
export const rightToLeftWith = <Args,>(args: Args) => ({
  args,
  decorators: [
    (Story: ComponentType) => (
      <RightToLeft>
        <Story />
      </RightToLeft>
    ),
  ],
})

/**
 * The parameters of a `Stress` story: the narrowest phone (320 pixels with insets of 16), text size 200 percent, and
 * unbreakable words. Fails if anything overflows horizontally without its own scroll container.
 */
export const stress = <Args,>(content: Content<Args>) => ({
  parameters: { textSize: 200, docs: { story: { inline: false, height: '480px' } } },
  render: (args: Args) => (
    <div data-testid="narrow" style={{ width: 288 }}>
      <Stack fill>{content(args)}</Stack>
    </div>
  ),
  play: async ({ canvas }: { canvas: { getByTestId: (id: string) => HTMLElement } }) => {
    await document.fonts.ready
    const narrow = canvas.getByTestId('narrow')
    await expect(overflowingElements(narrow)).toEqual([])
  },
})

/** A `Stress` story: a component with each of these props in turn. */
export const stressOf = <Props extends object>(
  Component: ComponentType<Props>,
  ...list: Partial<NoInfer<Props>>[]
) => stress(each(Component, ...list))

/** A `Stress` story of a component in a portal: measures the element of this test id. */
export const stressInPortal = <Args,>(testId: string, content: Content<Args>) => ({
  ...stress(content),
  play: async () => {
    const element = await screen.findByTestId(testId)
    await waitFor(() => expect(element.scrollWidth).toBe(element.clientWidth))
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
