/** A dictionary of a picture, and in it its width and height. */
const PICTURE = /\/Image[\0\t\n\f\r />[(<]/g
const WIDTH = /\/Width\s+(\d+)/
const HEIGHT = /\/Height\s+(\d+)/

/**
 * The number of pixels of each picture of a PDF that is an object of its own, as scanned pages are; 0 if it is not stated
 * there. Objects with data are never compressed together with others, so that their dictionaries can be found in the bytes.
 */
export function pictureSizes(bytes: Uint8Array): number[] {
  const text = new TextDecoder('latin1').decode(bytes)
  return [...text.matchAll(PICTURE)].map(({ index }) => {
    const dictionary = text.slice(text.lastIndexOf(' obj', index), text.indexOf('stream', index))
    return Number(WIDTH.exec(dictionary)?.[1] ?? 0) * Number(HEIGHT.exec(dictionary)?.[1] ?? 0)
  })
}
