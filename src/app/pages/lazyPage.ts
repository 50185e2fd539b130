import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { PageLoadError } from '../errors/crashMessage.ts'
import { reloadForNewVersion } from './reloadForNewVersion.ts'

/**
 * A page that is loaded when it is first shown. If its files are missing because a newer version was deployed, the browser
 * page is reloaded. Browsers cache a failed import, so only a reload can retry it.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch(async (cause: unknown) => {
      // The spinner stays until the page is left.
      if (await reloadForNewVersion()) return new Promise<never>(() => {})
      throw new PageLoadError('Check your connection, then reload the page.', { cause })
    }),
  )
}
