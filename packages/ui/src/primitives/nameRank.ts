/**
 * How well a name fits a text, both folded: 0 where the first or the last name begins with the text, 1 where another word
 * does, 2 where the name only contains it, 3 where it does not.
 */
export function nameRank(name: string, wanted: string): number {
  // What tells namesakes apart is no name.
  const lastName =
    name
      .replace(/ \(.*\)$/, '')
      .split(' ')
      .at(-1) ?? ''
  if (name.startsWith(wanted) || lastName.startsWith(wanted)) return 0
  if (` ${name}`.includes(` ${wanted}`)) return 1
  return name.includes(wanted) ? 2 : 3
}

/** The items whose names fit a folded text best come first; those of one rank keep their order. */
export const byNameRank = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  wanted: string,
): Item[] =>
  items
    .map((item) => ({ item, rank: nameRank(nameOf(item), wanted) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)
