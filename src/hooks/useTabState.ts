import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useIsHydrated } from './useIsHydrated.ts'

/** The tab's own storage; a browser that forbids it keeps nothing beyond the page. */
function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

/** A page from the server knows nothing of the tab that it will stand in. */
const readOnServer = () => null

/** What the storage did not take, or must not have: it lives as long as the page. */
const memoryFallback = new Map<string, string>()

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What this tab keeps under a key, as JSON text. */
const readTab = (key: string): string | null => memoryFallback.get(key) ?? tabStorage()?.getItem(key) ?? null

/** Keeps a value for this tab: it survives a reload and ends with the tab. `undefined` removes it. */
export function writeTab(key: string, value: unknown): void {
  memoryFallback.delete(key)
  const storage = tabStorage()
  try {
    storage?.removeItem(key)
    if (value !== undefined && storage) storage.setItem(key, JSON.stringify(value))
  } catch {
    // A full storage.
  }
  if (value !== undefined && !storage?.getItem(key)) memoryFallback.set(key, JSON.stringify(value))
  for (const listener of listeners) listener()
}

/** Keeps a value for as long as the page stands, in no storage: a reload forgets it. `undefined` removes it. */
export function writeMemory(key: string, value: unknown): void {
  writeTab(key, undefined)
  if (value === undefined) return
  memoryFallback.set(key, JSON.stringify(value))
  for (const listener of listeners) listener()
}

/** How the keys of what belongs to the signed-in person begin. */
export const staffKey = 'staff.'

/** Forgets everything that belongs to the signed-in person. */
export function clearStaffValues(): void {
  const kept = [...memoryFallback.keys(), ...Object.keys(tabStorage() ?? {})]
  for (const key of kept) if (key.startsWith(staffKey)) writeTab(key, undefined)
}

/** What the tab keeps under a key, once; `undefined` when there is nothing readable. */
export function readTabValue<Value>(key: string): Value | undefined {
  return parse(readTab(key))
}

/** What the tab keeps under a key when a page begins; `undefined` until the page is hydrated. */
export function useInitialTabValue<Value>(key: string): Value | undefined {
  const isHydrated = useIsHydrated()
  return useMemo(() => (isHydrated ? readTabValue<Value>(key) : undefined), [isHydrated, key])
}

/**
 * A value that belongs to this tab and not to the store: it is a person's own words, or lasts one visit.
 * Every reader of the key sees a change at once.
 */
export function useTabState<Value>(key: string): [Value | undefined, (value: Value | undefined) => void] {
  const text = useSyncExternalStore(subscribe, () => readTab(key), readOnServer)
  const write = useCallback((value: Value | undefined) => writeTab(key, value), [key])
  return [parse(text), write]
}

function parse<Value>(text: string | null): Value | undefined {
  try {
    return text === null ? undefined : (JSON.parse(text) as Value)
  } catch {
    return undefined
  }
}
