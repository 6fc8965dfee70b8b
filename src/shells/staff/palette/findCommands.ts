import { foldText } from '@atrium/contract/core'
import { byNameRank, hasText, nameRank } from '@atrium/contract/search'
import type { PaletteEntry, PaletteGroup } from '@atrium/ui/palette'

/** An entry of the palette, and what happens when it is chosen. */
export interface Command extends PaletteEntry {
  run: () => void
}

export interface CommandGroup extends PaletteGroup {
  entries: readonly Command[]
}

/** How many entries a group shows. */
export const mostEntries = 8

/** An item with its folded texts: folding thousands for each letter would be felt. */
export interface Indexed<Item> {
  item: Item
  name: string
  text: string
}

/**
 * @param nameOf what decides about the rank
 * @param textOf what the item is found by, besides its name
 */
export const indexOf = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  textOf: (item: Item) => string,
): Indexed<Item>[] =>
  items.map((item) => ({
    item,
    name: foldText(nameOf(item)),
    text: foldText(`${nameOf(item)} ${textOf(item)}`),
  }))

/** The items that have all words of a folded text, the best first. */
export function findIndexed<Item>(index: readonly Indexed<Item>[], wanted: string): Item[] {
  const words = wanted.split(' ')
  const found = index.filter(({ text }) => words.every((word) => hasText(text, word)))
  return byNameRank(found, ({ name }) => name, wanted)
    .slice(0, mostEntries)
    .map(({ item }) => item)
}

/** The groups that have entries, that of the best entry first. The entries of contact stay after those of people. */
export function rankGroups(groups: readonly CommandGroup[], wanted: string): CommandGroup[] {
  const rankOf = ({ entries: [first] }: CommandGroup) => (first ? nameRank(foldText(first.label), wanted) : 0)
  const people = groups.find(({ name }) => name === 'people')
  return groups
    .filter(({ entries }) => entries.length > 0)
    .map((group) => ({ group, rank: rankOf(group.name === 'contact' && people ? people : group) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ group }) => group)
}
