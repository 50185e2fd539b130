import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNearViewport } from '../../src/flows/landing/useNearViewport.ts'
import * as styles from './Preview.css.ts'
import { takeTurn } from './takeTurn.ts'

const MARGIN = '200px'

/** A story at a fifth of its size. It is loaded when it comes near the viewport, and cannot be operated. */
export function Preview({ storyId }: { storyId: string }) {
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const done = useRef<() => void>(null)
  const [isNear, setNear] = useState(false)
  const [isLoading, setLoading] = useState(false)
  useNearViewport(container, () => setNear(true), MARGIN)
  useEffect(() => {
    if (!isNear) return
    const { start, end } = takeTurn()
    done.current = end
    start.then(() => setLoading(true))
    return end
  }, [isNear])
  useFrameTheme(frame)
  return (
    <div ref={container} className={styles.container} inert>
      {isLoading && (
        <iframe
          ref={frame}
          title={`Preview of ${storyId}`}
          src={`iframe.html?id=${storyId}&viewMode=story&globals=theme:${pageTheme()}`}
          className={styles.frame}
          onLoad={() => {
            done.current?.()
            hidePreparation(frame.current?.contentDocument)
          }}
        />
      )}
    </div>
  )
}

/** Storybook covers a story in white while it loads. */
function hidePreparation(page: Document | null | undefined): void {
  const style = page?.createElement('style')
  if (!style) return
  style.textContent = '.sb-preparing-story { display: none !important }'
  page?.head.append(style)
}

const pageTheme = () => document.documentElement.dataset.theme ?? 'dark'

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}

/** Keeps a loaded preview in the theme of the page. */
function useFrameTheme(frame: RefObject<HTMLIFrameElement | null>): void {
  const theme = useSyncExternalStore(subscribe, pageTheme)
  useEffect(() => {
    const page = frame.current?.contentDocument?.documentElement
    if (page !== undefined) page.dataset.theme = theme
  }, [frame, theme])
}
