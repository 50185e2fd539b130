import { type ComponentProps, cloneElement, createElement, type ElementType, type ReactElement } from 'react'
import { cx } from '../theme/cx.ts'

/** The props of an element that can be replaced by another one, such as a link of the router. */
export type RenderProps<Tag extends ElementType> = ComponentProps<Tag> & {
  /** Rendered instead, with the props of both. */
  render?: ReactElement<ComponentProps<ElementType>> | undefined
}

type Props = Record<string, unknown> & { className?: string | undefined }

/** `render` with these props, or a new element. Where both have a prop, `render` wins; their classes are joined. */
export function renderElement(
  tag: string,
  render: ReactElement<ComponentProps<ElementType>> | undefined,
  props: Props,
): ReactElement {
  if (render === undefined) return createElement(tag, props)
  return cloneElement(render, {
    ...props,
    ...render.props,
    className: cx(props.className, render.props.className),
  })
}
