/** Widths of the first and the second card of a pair in per cent; the gap takes the rest. */
export type PairWidths = readonly [number, number]

/**
 * The CSS `grid-column` of a card in a row of a hundred columns. Pairs alternate; a last card without a partner
 * fills the row.
 */
export function pairPlace(index: number, count: number, pairs: readonly PairWidths[]): string {
  const pair = pairs[Math.floor(index / 2) % pairs.length]
  const isAlone = index % 2 === 0 && index === count - 1
  if (!pair || isAlone) return '1 / -1'
  const [first, second] = pair
  return index % 2 === 0 ? `1 / span ${first}` : `${101 - second} / -1`
}
