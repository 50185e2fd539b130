import { type RefObject, useEffect, useState } from 'react'
import type { LoadedPage, Pdf, ReadScan } from './pdf.ts'

/** A value that loads: undefined while loading, null if it failed. */
export type Loadable<Value> = Value | null | undefined

/** Opens a document. pdf.js is loaded on first use. */
export function usePdf(bytes: ArrayBuffer | null, readScan: ReadScan | undefined): Loadable<Pdf> {
  const [opened, setOpened] = useState<{ bytes: ArrayBuffer; pdf: Pdf | null } | null>(null)
  useEffect(() => {
    if (bytes === null) return
    let isCurrent = true
    const finish = (pdf: Pdf | null) => isCurrent && setOpened({ bytes, pdf })
    const opening = import('./pdfjs.ts').then(({ openDocument }) =>
      isCurrent ? openDocument(bytes, readScan) : null,
    )
    opening.then((open) => open?.pdf ?? null).then(finish, () => finish(null))
    return () => {
      isCurrent = false
      opening.then((open) => open?.close()).catch(() => {})
    }
  }, [bytes, readScan])
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
 * Draws a page at this width in CSS pixels and at the screen's resolution, and lays its selectable text over it. The
 * previous picture stays until the next one is drawn. Frees the memory when the page is removed.
 */
export function useDrawing(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  textRef: RefObject<HTMLElement | null>,
  loadedPage: Loadable<LoadedPage>,
  width: number,
) {
  const [drawn, setDrawn] = useState<LoadedPage | null>(null)
  const [failed, setFailed] = useState<LoadedPage | null>(null)
  useEffect(() => {
    if (!loadedPage || width === 0) return
    const buffer = document.createElement('canvas')
    const { done, stop } = loadedPage.draw(buffer, Math.round(width * window.devicePixelRatio))
    let isCurrent = true
    done
      .then(
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
      .finally(() => free(buffer))
    return () => {
      isCurrent = false
      stop()
    }
  }, [canvasRef, loadedPage, width])
  useEffect(() => {
    const [canvas, container] = [canvasRef.current, textRef.current]
    if (!loadedPage || container === null) return
    const { done, stop } = loadedPage.layOutText(container)
    // The picture is displayed without selectable text.
    done.catch(() => {})
    return () => {
      stop()
      loadedPage.release()
      free(canvas)
    }
  }, [canvasRef, textRef, loadedPage])
  return {
    isDrawn: Boolean(loadedPage) && drawn === loadedPage,
    hasFailed: failed !== null && failed === loadedPage,
  }
}

/** Browsers keep the pixels of a removed canvas until the next garbage collection. */
function free(canvas: HTMLCanvasElement | null): void {
  if (canvas === null) return
  canvas.width = 0
  canvas.height = 0
}
