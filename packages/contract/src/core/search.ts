/** The Latin letters of a Cyrillic one, as Azerbaijani names are written in Russian; those of no sound are left out. */
const latin: Record<string, string> = {
  ...{
    а: 'a',
    б: 'b',
    в: 'v',
    г: 'g',
    д: 'd',
    е: 'e',
    ж: 'j',
    з: 'z',
    и: 'i',
    й: '',
    к: 'k',
    л: 'l',
    м: 'm',
  },
  ...{ н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'g', ц: 's', ч: 'c', ш: 's' },
  ...{ щ: 's', ъ: '', ы: 'i', ь: '', э: 'e', ю: 'u', я: 'a' },
}

const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)

/** How a folded text sounds, whatever it is written in: Əliyeva and Алиева, Hüseynova and Гусейнова are alike. */
export const soundOf = (folded: string): string =>
  folded
    .replaceAll('дж', 'c')
    .replace(/\p{Script=Cyrillic}/gu, (letter) => latin[letter] ?? letter)
    .replace(/[hqx]/g, 'g')
    .replaceAll('y', '')
    .replaceAll('e', 'a')
    .replace(/(\p{L})\1+/gu, '$1')

/** Whether a text has another one, both folded. Cyrillic letters also find names in Latin ones that sound alike. */
export const hasText = (text: string, wanted: string): boolean =>
  text.includes(wanted) || (isCyrillic(wanted) && soundOf(text).includes(soundOf(wanted)))

/**
 * How well a name fits a text, both folded: 0 where the first or the last name begins with the text, 1 where another word
 * does, 2 where the name only contains it, 3 where it does not.
 */
export function nameRank(name: string, wanted: string): number {
  if (isCyrillic(wanted) && !isCyrillic(name)) return nameRank(soundOf(name), soundOf(wanted))
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

/**
 * The items whose names fit a folded text best come first, those that it finds by another text last; those of one rank keep
 * their order.
 */
export const byNameRank = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  wanted: string,
): Item[] =>
  items
    .map((item) => ({ item, rank: nameRank(nameOf(item), wanted) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item)

/** What is searched for, folded, and how a text is folded. */
export interface Searched {
  wanted: readonly string[]
  foldText: (text: string) => string
}

/** A text in pieces: those that have one of some folded texts, and those between them. */
export function hitsIn(text: string, { wanted, foldText }: Searched): { text: string; isHit: boolean }[] {
  // A letter may fold into none or two: each folded one notes where its letter begins.
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const letter of text) {
    const key = /\s/.test(letter) ? ' ' : foldText(letter)
    folded += key
    for (const _one of key) places.push(place)
    place += letter.length
  }
  places.push(place)
  const isHit = new Array<boolean>(text.length).fill(false)
  for (const one of wanted)
    for (let at = folded.indexOf(one); one && at >= 0; at = folded.indexOf(one, at + one.length))
      isHit.fill(true, places[at], places[at + one.length])
  const pieces: { text: string; isHit: boolean }[] = []
  for (let at = 0; at < text.length; at += 1) {
    const last = pieces.at(-1)
    const hit = isHit[at] ?? false
    if (last?.isHit === hit) last.text += text[at]
    else pieces.push({ text: text[at] ?? '', isHit: hit })
  }
  return pieces
}
