import type { ComponentProps, ComponentType, ReactElement, ReactNode } from 'react'
import { Row, Stack, Width } from './frame.tsx'

export type Content<Args> = (args: Args) => ReactNode
type Render<Args> = (args: Args) => ReactElement

/** A component with each of these props in turn. Its other props are the story's args. */
export const each =
  <Props extends object>(
    Component: ComponentType<Props>,
    ...list: Partial<NoInfer<Props>>[]
  ): Render<Props> =>
  (args) => (
    <>
      {list.map((props, index) => (
        <Component key={String(index)} {...args} {...props} />
      ))}
    </>
  )

/** Content at a fixed width in pixels. */
export const inWidth =
  <Args,>(px: number, content: Content<Args>): Render<Args> =>
  (args) => <Width px={px}>{content(args)}</Width>

export const inStack =
  <Args,>(stack: Omit<ComponentProps<typeof Stack>, 'children'>, content: Content<Args>): Render<Args> =>
  (args) => <Stack {...stack}>{content(args)}</Stack>

/** A component with each of these props in a column, which may have a fixed width in pixels. */
export const listed = <Props extends object>(
  Component: ComponentType<Props>,
  { px, ...stack }: Omit<ComponentProps<typeof Stack>, 'children'> & { px?: number },
  ...list: Partial<NoInfer<Props>>[]
): Render<Props> => {
  const column = inStack(stack, each(Component, ...list))
  return px === undefined ? column : inWidth(px, column)
}

export const inRow =
  <Args,>(content: Content<Args>): Render<Args> =>
  (args) => <Row>{content(args)}</Row>
