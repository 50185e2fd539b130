import { type RefObject, useEffect, useState } from 'react'
import type { LoadedPage, Pdf } from './pdf.ts'

/** A value that loads: undefined while loading, null if it failed. */
export type Loadable<Value> = Value | null | undefined

/** Opens a document. pdf.js is loaded on first use. */
export function usePdf(bytes: ArrayBuffer | null): Loadable<Pdf> {
  const [opened, setOpened] = useState<{ bytes: ArrayBuffer; pdf: Pdf | null } | null>(null)
  useEffect(() => {
    if (bytes === null) return
    let isCurrent = true
    const finish = (pdf: Pdf | null) => isCurrent && setOpened({ bytes, pdf })
    const opening = import('./pdfjs.ts').then(({ openDocument }) => (isCurrent ? openDocument(bytes) : null))
    opening.then((open) => open?.pdf ?? null).then(finish, () => finish(null))
    return () => {
      isCurrent = false
      opening.then((open) => open?.close()).catch(() => {})
    }
  }, [bytes])
  return bytes !== null && opened?.bytes === bytes ? opened.pdf : undefined
}

/** Loads one page, from 1. */
export function useLoadedPage(pdf: Loadable<Pdf>, number: number): Loadable<LoadedPage> {
  const [found, setFound] = useState<{ pdf: Pdf; number: number; loadedPage: LoadedPage | null } | null>(null)
  useEffect(() => {
    if (!pdf) return
    let isCurrent = true
    const finish = (loadedPage: LoadedPage | null) => isCurrent && setFound({ pdf, number, loadedPage })
    pdf.loadPage(number).then(finish, () => finish(null))
    return () => {
      isCurrent = false
    }
  }, [pdf, number])
  return found?.pdf === pdf && found?.number === number ? found.loadedPage : undefined
}

/**
 * Draws a page on a canvas at the screen's resolution and returns the page that is displayed. The previous
 * page stays until the next one is drawn.
 */
export function useDrawing(canvasRef: RefObject<HTMLCanvasElement | null>, loadedPage: Loadable<LoadedPage>) {
  const [drawn, setDrawn] = useState<LoadedPage | null>(null)
  const [failed, setFailed] = useState<LoadedPage | null>(null)
  const width = useWidth(canvasRef)
  useEffect(() => {
    if (!loadedPage || width === 0) return
    const buffer = document.createElement('canvas')
    const { done, stop } = loadedPage.draw(buffer, Math.round(width * window.devicePixelRatio))
    let isCurrent = true
    done.then(
      () => {
        const canvas = canvasRef.current
        if (!isCurrent || canvas === null) return
        canvas.width = buffer.width
        canvas.height = buffer.height
        canvas.getContext('2d')?.drawImage(buffer, 0, 0)
        setDrawn(loadedPage)
      },
      () => isCurrent && setFailed(loadedPage),
    )
    return () => {
      isCurrent = false
      stop()
    }
  }, [canvasRef, loadedPage, width])
  return { drawn, hasFailed: failed !== null && failed === loadedPage }
}

function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return width
}
