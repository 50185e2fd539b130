import { type ComponentType, lazy } from 'react'

/** What makes the pages that did not come be asked for again. */
const failed = new Set<() => void>()

/** Loads a page when it is first shown, as React's own `lazy` does, for which one failure is the end of it. */
export function lazyPage<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const begin = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch((cause: unknown) => {
        failed.add(() => {
          Page = begin()
        })
        throw new Error('It could not be loaded. Check your connection, then try again.', { cause })
      }),
    )
  let Page = begin()
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a page, at the top of a module.
  return function LazyPage(props: Props) {
    return <Page {...props} />
  }
}

/** Pages that did not come are asked for again when they are next shown. For whoever has told of the failure. */
export function forgetFailedLoads(): void {
  for (const forget of failed) forget()
  failed.clear()
}
