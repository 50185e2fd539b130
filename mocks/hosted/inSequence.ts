/** Returns a function that runs writes one after the other, so that their checks still hold when they write. */
export function inSequence(): <Result>(write: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  return (write) => {
    const result = last.then(write)
    last = result.catch(() => {})
    return result
  }
}
