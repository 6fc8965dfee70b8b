import { useState } from 'react'

/**
 * The entries of a list that wait, and those that did since the page was opened: one that is decided keeps its place.
 * @param toGone what an entry has become that is not in the list any more; without it, such an entry goes
 */
export function useKept<Entry extends { id: number | string }>(
  list: readonly Entry[],
  isWaiting: (entry: Entry) => boolean,
  toGone?: (entry: Entry) => Entry,
): Entry[] {
  const [kept, setKept] = useState<ReadonlyMap<Entry['id'], Entry>>(new Map())
  const changed = list.filter((entry) => isWaiting(entry) && kept.get(entry.id) !== entry)
  if (changed.length > 0) setKept(new Map([...kept, ...changed.map((entry) => [entry.id, entry] as const)]))
  const gone = toGone ? [...kept.values()].filter(({ id }) => !list.some((entry) => entry.id === id)) : []
  return [...list.filter(({ id }) => kept.has(id)), ...gone.map((entry) => toGone?.(entry) ?? entry)]
}
