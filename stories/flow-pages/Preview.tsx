import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Channel } from 'storybook/internal/channels'
import { STORY_FINISHED } from 'storybook/internal/core-events'
import { useNearViewport } from '../../src/flows/landing/useNearViewport.ts'
import * as styles from './Preview.css.ts'
import { recordText } from './shownTexts.ts'
import type { StateStory } from './stateStories.ts'
import { takeTurn } from './takeTurn.ts'

const MARGIN = '200px'
/** The height in pixels below which a story, such as a row of a table, is shown at twice the size. */
const SMALL_HEIGHT = 200

/**
 * A story at a fifth of its size, or two fifths if it is small. It is loaded when it comes near the viewport, and cannot
 * be operated.
 */
export function Preview({ story }: { story: StateStory }) {
  const { storyId, name } = story
  const container = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const done = useRef<() => void>(null)
  const [isNear, setNear] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [isShown, setShown] = useState(false)
  const [isSmall, setSmall] = useState(false)
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
          title={`Preview of ${name}`}
          src={`iframe.html?id=${storyId}&viewMode=story&globals=theme:${pageTheme()}`}
          className={styles.frame}
          data-shown={isShown || undefined}
          data-small={isSmall || undefined}
          onLoad={async () => {
            const body = frame.current?.contentDocument?.body
            await storyShown(body)
            setShown(true)
            done.current?.()
            await storyFinished(frame.current)
            setSmall(heightOfStory(body) < SMALL_HEIGHT)
            // biome-ignore lint/performance/useDomNodeTextContent: only what is seen counts
            recordText(story, body?.innerText ?? '')
          }}
        />
      )}
    </div>
  )
}

/** Waits until Storybook shows the story in a frame, or its error. */
async function storyShown(body: HTMLElement | undefined): Promise<void> {
  const isShown = () => /sb-show-(main|errordisplay|nopreview)/.test(body?.className ?? '')
  if (body === undefined || isShown()) return
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return
      observer.disconnect()
      resolve()
    })
    observer.observe(body, { attributeFilter: ['class'] })
  })
}

/** Waits until the story in a frame is rendered and its play function has ended: Storybook shows the root before. */
async function storyFinished(frame: HTMLIFrameElement | null): Promise<void> {
  const channel: Channel | undefined = Reflect.get(frame?.contentWindow ?? {}, '__STORYBOOK_ADDONS_CHANNEL__')
  if (channel === undefined || channel.last(STORY_FINISHED) !== undefined) return
  await new Promise<void>((resolve) => channel.once(STORY_FINISHED, () => resolve()))
}

/** The height of a story in pixels. That of a story in a dialog, which is outside Storybook's root, is infinite. */
function heightOfStory(body: HTMLElement | undefined): number {
  const height = body?.querySelector('#storybook-root')?.firstElementChild?.getBoundingClientRect().height
  return height || Number.POSITIVE_INFINITY
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
