import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/** A page that is loaded when it is first shown. A browser keeps in mind that it failed: only a reload asks again. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new Error('It could not be loaded. Check your connection, then reload the page.', { cause })
    }),
  )
}
