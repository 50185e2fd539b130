import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useSyncExternalStore } from 'react'
import { docs } from './look.ts'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

const shown = () => (document.documentElement.dataset.theme === 'light' ? docs.light : docs.dark)

/** A docs page in the theme of its stories. */
export default function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  return <DocsContainer {...props} theme={useSyncExternalStore(subscribe, shown)} />
}
