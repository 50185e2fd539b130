/** Does the work for every item, in their order, so many at a time. The first error ends it. */
export async function eachOf<Item>(
  items: readonly Item[],
  atATime: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = items.values()
  const workers = Array.from({ length: atATime }, async () => {
    for (const item of waiting) await work(item)
  })
  await Promise.all(workers)
}
