/** Chooses among things. The same parts of a walk choose the same thing. */
export interface Choose {
  /** At least 0, less than 1. `key` names what is decided. */
  number(key: string): number
  one<Item>(key: string, items: readonly Item[]): Item
  /**
   * The candidate whose key has the greatest hash. Another candidate that appears or disappears, because a page was faster
   * or slower, rarely changes which one is chosen.
   */
  ranked<Item>(key: string, items: readonly Item[], keyOf: (item: Item) => string): Item | undefined
}

export function createChoose(...parts: readonly (string | number)[]): Choose {
  const number = (key: string) => hash([...parts, key].join('/'))
  return {
    number,
    one(key, items) {
      const item = items[Math.floor(number(key) * items.length)]
      if (item === undefined) throw new Error(`Nothing to choose from: ${key}`)
      return item
    },
    ranked: (key, items, keyOf) =>
      items.toSorted((a, b) => number(`${key}/${keyOf(b)}`) - number(`${key}/${keyOf(a)}`))[0],
  }
}

/** FNV-1a with a final mix, as a number of at least 0 and less than 1. */
function hash(text: string): number {
  let bits = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1)
    bits = Math.imul(bits ^ text.charCodeAt(index), 0x01000193)
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b)
  bits = Math.imul(bits ^ (bits >>> 15), 0x45d9f3b)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}
