/** Random numbers that come again: same seed, same numbers. The state is one number, so that it can be kept. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  state: number
}

/** Mulberry32: small, fast, and good enough for ids and made-up worlds. Nothing secret may depend on it. */
export function createRandom(seed: number): Random {
  return {
    state: seed >>> 0,
    next() {
      this.state = (this.state + 0x6d2b79f5) >>> 0
      let mixed = this.state
      mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
    },
  }
}
