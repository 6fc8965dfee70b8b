/** Pseudo-random choices, the same for the same seed. */
export interface Chance {
  /** A whole number from `first` to `last`, both included. */
  number(first: number, last: number): number
  /** An item of a non-empty list. */
  pick<Item>(list: readonly Item[]): Item
  /** The items of a list in random order. */
  shuffle<Item>(list: readonly Item[]): Item[]
}

/** The generator mulberry32. */
export function seeded(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const number = (first: number, last: number) => first + Math.floor(next() * (last - first + 1))
  const pick = <Item>(list: readonly Item[]): Item => {
    const [found] = list.slice(number(0, list.length - 1))
    if (found === undefined) throw new Error('There is nothing to choose from.')
    return found
  }
  return {
    number,
    pick,
    shuffle: (list) =>
      list
        .map((item) => ({ item, place: next() }))
        .sort((one, other) => one.place - other.place)
        .map(({ item }) => item),
  }
}
