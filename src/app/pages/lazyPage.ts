import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { PageLoadError } from '../errors/crashMessage.ts'

/** A page that is loaded when it is first shown. Browsers cache a failed import, so only a reload can retry it. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageLoadError('Check your connection, then reload the page.', { cause })
    }),
  )
}
