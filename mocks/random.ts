/** A reproducible random generator. Its whole state is one number, so that a snapshot can contain it. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  state: number
}

/** Mulberry32. Not cryptographically secure. */
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
