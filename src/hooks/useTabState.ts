import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/** `sessionStorage`; a browser that forbids it stores nothing longer than the page. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** The server does not know the storage of the tab. */
const readOnServer = () => null

/** Values that `sessionStorage` did not store, or must not: they last until the page is unloaded. */
const memoryFallback = new Map<string, string>()

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The stored value of this tab under a key, as JSON text. */
const readTab = (key: string): string | null => memoryFallback.get(key) ?? tabStorage()?.getItem(key) ?? null

/** Stores a value for this tab: it survives a reload and ends with the tab. `undefined` removes it. */
export function writeTab(key: string, value: unknown): void {
  memoryFallback.delete(key)
  const storage = tabStorage()
  try {
    storage?.removeItem(key)
    if (value !== undefined && storage) storage.setItem(key, JSON.stringify(value))
  } catch {
    // The storage is full.
  }
  if (value !== undefined && !storage?.getItem(key)) memoryFallback.set(key, JSON.stringify(value))
  for (const listener of listeners) listener()
}

/** Stores a value in memory only: a reload removes it. `undefined` removes it. */
export function writeMemory(key: string, value: unknown): void {
  writeTab(key, undefined)
  if (value === undefined) return
  memoryFallback.set(key, JSON.stringify(value))
  for (const listener of listeners) listener()
}

/** The prefix of the keys that belong to the signed-in person. */
export const staffKey = 'staff.'

/** Removes all values of the signed-in person. */
export function clearStaffValues(): void {
  const kept = [...memoryFallback.keys(), ...Object.keys(tabStorage() ?? {})]
  for (const key of kept) if (key.startsWith(staffKey)) writeTab(key, undefined)
}

/** The current value under a key, without a subscription; `undefined` for unreadable values. */
export function readTabValue<Value>(key: string): Value | undefined {
  return parse(readTab(key))
}

/** The value under a key at the first render, and again for another `round`; `undefined` until the page is hydrated. */
export function useInitialTabValue<Value>(key: string, round = 0): Value | undefined {
  const isHydrated = useIsHydrated()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the round reads the value again
  return useMemo(() => (isHydrated ? readTabValue<Value>(key) : undefined), [isHydrated, key, round])
}

/**
 * A value that belongs to this tab and not to the store: typed text, or a value of one visit. Every reader of the key
 * sees a change at once.
 */
export function useTabState<Value>(key: string): [Value | undefined, (value: Value | undefined) => void] {
  const text = useSyncExternalStore(subscribe, () => readTab(key), readOnServer)
  const write = useCallback((value: Value | undefined) => writeTab(key, value), [key])
  return [parse(text), write]
}

/** Whether something is stored under a key: a change of it does not draw the reader again. */
export const useHasTabValue = (key: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readTab(key) !== null,
    () => false,
  )

function parse<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}
