/** The Azerbaijani letters in alphabetical order, with `w` for foreign words. */
const letters = [...'abcçdeəfgğhxıijkqlmnoöprsştuüvwyz']

const ranks = new Map(letters.map((letter, index) => [letter, index + 1]))

/** In lower case by Azerbaijani rules: `I` becomes `ı`, and `İ` becomes `i`. */
const small = (text: string) => text.replaceAll('I', 'ı').replaceAll('İ', 'i').toLowerCase()

/** Characters other than letters, such as spaces, come first; letters of other scripts come last. */
function rankOf(letter: string): number {
  const known = ranks.get(letter) ?? ranks.get(letter.normalize('NFD').charAt(0))
  if (known !== undefined) return known
  return /\p{L}/u.test(letter) ? letters.length + (letter.codePointAt(0) ?? 0) : 0
}

const rankList = (name: string): number[] => [...small(name.normalize('NFC'))].map(rankOf)

/**
 * Compares names by the Azerbaijani alphabet, for `sort`: `ç` after `c`, `ə` after `e`, `x` after `h`, `ı` before `i`.
 * `Intl` is not used, because not every browser and server supports Azerbaijani, and both must sort alike.
 */
export function compareNames(one: string, other: string): number {
  return compareRanks(rankList(one), rankList(other)) || (one < other ? -1 : Number(one > other))
}

function compareRanks(first: readonly number[], second: readonly number[]): number {
  for (const [index, rank] of first.entries()) {
    const difference = rank - (second[index] ?? -1)
    if (difference !== 0) return difference
  }
  return first.length - second.length
}

/** Sorted by a name as `compareNames` does, and by `tie` where names are equal: each name is looked at once. */
export function sortByName<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  tie: (one: Item, other: Item) => number = () => 0,
): Item[] {
  const known = items.map((item) => ({ item, name: nameOf(item), ranks: rankList(nameOf(item)) }))
  return known
    .sort(
      (one, other) =>
        compareRanks(one.ranks, other.ranks) ||
        (one.name < other.name ? -1 : Number(one.name > other.name)) ||
        tie(one.item, other.item),
    )
    .map(({ item }) => item)
}
