import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import type { LoadedPage, OpenPdf, Pdf, ReadScan } from './pdf.ts'

/** A value that loads: undefined while loading, null if it failed. */
export type Loadable<Value> = Value | null | undefined

/** The open documents by their bytes: several viewers of the same one share its worker and its pages. */
const openings = new Map<ArrayBuffer, { opening: Promise<OpenPdf | null>; users: number }>()

function openShared(bytes: ArrayBuffer, readScan: ReadScan | undefined) {
  const shared = openings.get(bytes) ?? {
    users: 0,
    opening: import('./pdfjs.ts').then(({ openDocument }) =>
      openings.has(bytes) ? openDocument(bytes, readScan) : null,
    ),
  }
  shared.users += 1
  openings.set(bytes, shared)
  return {
    opening: shared.opening,
    close() {
      shared.users -= 1
      if (shared.users > 0) return
      openings.delete(bytes)
      shared.opening.then((open) => open?.close()).catch(() => {})
    },
  }
}

/** Opens a document. pdf.js is loaded on first use. */
export function usePdf(bytes: ArrayBuffer | null, readScan: ReadScan | undefined): Loadable<Pdf> {
  const [opened, setOpened] = useState<{ bytes: ArrayBuffer; pdf: Pdf | null } | null>(null)
  useEffect(() => {
    if (bytes === null) return
    let isCurrent = true
    const finish = (pdf: Pdf | null) => isCurrent && setOpened({ bytes, pdf })
    const { opening, close } = openShared(bytes, readScan)
    opening.then((open) => open?.pdf ?? null).then(finish, () => finish(null))
    return () => {
      isCurrent = false
      close()
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

/** The picture of each page that is shown, at any size. */
const pictures = new WeakMap<LoadedPage, HTMLCanvasElement>()

/** Shows the picture of the same page elsewhere, at its size. */
function copyPicture(canvas: HTMLCanvasElement | null, picture: HTMLCanvasElement | undefined): boolean {
  if (canvas === null || picture === undefined || picture === canvas || picture.width === 0) return false
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  return true
}

/**
 * Draws a page at this width in CSS pixels and at the screen's resolution, and lays its selectable text over it. The
 * previous picture, or that of the same page elsewhere, stays until the next one is drawn. Frees the memory when the page
 * is removed.
 */
export function useDrawing(
  canvasRef: RefObject<HTMLCanvasElement | null>,
  textRef: RefObject<HTMLElement | null>,
  loadedPage: Loadable<LoadedPage>,
  width: number,
) {
  const [drawn, setDrawn] = useState<LoadedPage | null>(null)
  const [copied, setCopied] = useState<LoadedPage | null>(null)
  const [failed, setFailed] = useState<LoadedPage | null>(null)
  useLayoutEffect(() => {
    if (loadedPage && copyPicture(canvasRef.current, pictures.get(loadedPage))) setCopied(loadedPage)
  }, [canvasRef, loadedPage])
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
          pictures.set(loadedPage, canvas)
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
    isCopied: Boolean(loadedPage) && copied === loadedPage,
    hasFailed: failed !== null && failed === loadedPage,
  }
}

/** Browsers keep the pixels of a removed canvas until the next garbage collection. */
function free(canvas: HTMLCanvasElement | null): void {
  if (canvas === null) return
  canvas.width = 0
  canvas.height = 0
}
