import pTimeout from 'p-timeout'
import { now } from '#config/clock.ts'
import { answersCache } from '#config/offline.ts'
import { type AuthState, selectStaffUser } from '#slices/authSlice.ts'
import { type CallError, type OutageCause, outageCauseOf } from './parseApiError.ts'

/** A list from the server, or its offline copy. */
export interface Cached<Item> {
  list: readonly Item[]
  /** The time of a copy, an ISO instant; missing for a fresh answer. */
  cachedAt?: string
  /** The reason for the copy; missing for a fresh answer. `waiting`: the call has not failed, its answer is late. */
  cause?: OutageCause | 'waiting'
  /** The key of the copy that the browser makes of a list with which the server rendered the page. */
  copyAs?: string
}

type Answer<Item> = { data: Cached<Item>; error?: undefined } | { data?: undefined; error: CallError }

interface Reply {
  data?: unknown
  error?: CallError | undefined
}

interface Asking {
  /** The key of the copy among the copies of the person. */
  key: string
  /** The call to the server. */
  reply: Reply | PromiseLike<Reply>
  /** Selects the list in the answer; an answer without a list is an error. @default the whole answer */
  listIn?: (reply: unknown) => unknown
}

/** Milliseconds after which the copy is shown instead of waiting for the server. */
const timeoutMs = 3000

/**
 * The answer of the server, or its last copy when the server is unreachable, late or failing, or when a proxy answers
 * in its place. Copies belong to one person, and `clearOfflineCache` deletes them.
 */
export async function withOfflineFallback<Item>(
  { getState }: { getState: () => unknown },
  { key, reply, listIn = (data) => data }: Asking,
): Promise<Answer<Item>> {
  const personId = () => selectStaffUser(getState() as { auth: AuthState })?.id
  const person = personId()
  const address = addressOf(person, key)
  const ask = async (): Promise<Answer<Item>> => {
    const { data, error = noList(key) } = await reply
    const list = data === undefined ? undefined : listIn(data)
    if (!Array.isArray(list)) {
      const cause = outageCauseOf(error)
      return (cause && (await readCopy<Item>(address, cause))) || { error }
    }
    const isTheirs = () => person !== undefined && personId() === person
    if (typeof window === 'undefined') return { data: { list, copyAs: key } }
    void keepCopy(address, list, isTheirs).catch(() => undefined)
    return { data: { list } }
  }
  const answer = ask()
  const fallback = async () => (await readCopy<Item>(address, 'waiting')) ?? answer
  return pTimeout(answer, { milliseconds: timeoutMs, fallback })
}

/** Stores copies of the lists with which the server rendered a page of the person. */
export function keepRenderedLists(queries: object, personId: number, isTheirs: () => boolean): void {
  for (const { data } of Object.values(queries) as { data?: Partial<Cached<unknown>> }[])
    if (data?.copyAs && data.list)
      void keepCopy(addressOf(personId, data.copyAs), data.list, isTheirs).catch(() => undefined)
}

const addressOf = (personId: number | undefined, key: string) => `/copies/${personId}/${key}`

/** An answer of another shape is not from our server. */
const noList = (key: string): CallError => ({
  status: 'CUSTOM_ERROR',
  error: `The answer holds no list: ${key}.`,
})

/** Stores a list, unless the person signed out meanwhile: their copies are being deleted. */
async function keepCopy(address: string, list: readonly unknown[], isTheirs: () => boolean) {
  if (typeof caches === 'undefined' || !isTheirs()) return
  const cache = await caches.open(answersCache)
  if (isTheirs()) await cache.put(address, Response.json({ list, cachedAt: now().toISOString() }))
}

/** The copy; `undefined` when it is missing or unreadable. */
async function readCopy<Item>(
  address: string,
  cause: OutageCause | 'waiting',
): Promise<{ data: Cached<Item> } | undefined> {
  try {
    // Some browsers throw when storage is forbidden.
    if (typeof caches === 'undefined') return undefined
    const copy = await caches.match(address, { cacheName: answersCache })
    if (!copy) return undefined
    const { list, cachedAt } = await copy.json()
    return Array.isArray(list) && !Number.isNaN(Date.parse(cachedAt))
      ? { data: { list, cachedAt, cause } }
      : undefined
  } catch {
    return undefined
  }
}
