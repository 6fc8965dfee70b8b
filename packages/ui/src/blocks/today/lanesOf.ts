/** The lane of each span, from 0: spans that overlap are in different lanes. The spans come sorted by their start. */
export function lanesOf(spans: readonly { start: number; end: number }[]): number[] {
  const ends: number[] = []
  return spans.map(({ start, end }) => {
    const free = ends.findIndex((taken) => taken <= start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = end
    return lane
  })
}
