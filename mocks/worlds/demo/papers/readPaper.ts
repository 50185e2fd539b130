/** The PDFs of the demo. */
const PAPERS = {
  'lease-scan.pdf': new URL('lease-scan.pdf', import.meta.url),
  'lantern-protocol.pdf': new URL('lantern-protocol.pdf', import.meta.url),
  'protocol-amendment.pdf': new URL('protocol-amendment.pdf', import.meta.url),
}

/** Reads a PDF of the demo: Node from the disk, a page or a worker from the server of the app. */
export async function readPaper(name: keyof typeof PAPERS): Promise<Uint8Array<ArrayBuffer>> {
  const url = PAPERS[name]
  if (url.protocol === 'file:')
    // Not imported, because browsers have no such module.
    return new Uint8Array(process.getBuiltinModule('node:fs').readFileSync(url))
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${name} cannot be loaded.`)
  return new Uint8Array(await response.arrayBuffer())
}
