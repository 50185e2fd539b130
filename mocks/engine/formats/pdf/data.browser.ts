/** Loads a character map or font of the PDF library from the server of the page. */
export async function fetchPdfData(filename: string): Promise<Uint8Array> {
  const { fetchPdfjsData } = await import('../../../../src/lib/pdfjsData.ts')
  return fetchPdfjsData(filename)
}
