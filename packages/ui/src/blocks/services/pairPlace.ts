/** Widths of the first and the second card of a pair, per cent; the rest of the hundred is the gap. */
export type CardPair = readonly [number, number]

/**
 * Where a card stands in a row of a hundred columns, as CSS `grid-column`. Pairs take turns; a last card without
 * a partner has the row to itself.
 */
export function pairPlace(index: number, count: number, pairs: readonly CardPair[]): string {
  const pair = pairs[Math.floor(index / 2) % pairs.length]
  const isAlone = index % 2 === 0 && index === count - 1
  if (!pair || isAlone) return '1 / -1'
  const [first, second] = pair
  return index % 2 === 0 ? `1 / span ${first}` : `${101 - second} / -1`
}
