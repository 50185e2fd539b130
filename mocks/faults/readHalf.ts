/** Reads half of a request's body, or its first part if its length is unknown, and cancels the rest. */
export async function readHalf({ body, headers }: Request): Promise<void> {
  const half = Number(headers.get('Content-Length')) / 2
  const reader = body?.getReader()
  if (reader === undefined) return
  for (let read = 0; ; ) {
    const { value, done } = await reader.read()
    if (done) return
    read += value.length
    if (read >= half) break
  }
  await reader.cancel()
}
