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

/**
 * Compares names by the Azerbaijani alphabet, for `sort`: `ç` after `c`, `ə` after `e`, `x` after `h`, `ı` before `i`.
 * `Intl` is not used, because not every browser and server supports Azerbaijani, and both must sort alike.
 */
export function compareNames(one: string, other: string): number {
  const [first, second] = [one, other].map((name) => [...small(name.normalize('NFC'))].map(rankOf)) as [
    number[],
    number[],
  ]
  for (const [index, rank] of first.entries()) {
    const difference = rank - (second[index] ?? -1)
    if (difference !== 0) return difference
  }
  if (first.length !== second.length) return first.length - second.length
  return one < other ? -1 : Number(one > other)
}
