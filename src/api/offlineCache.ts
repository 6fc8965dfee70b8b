import pTimeout from 'p-timeout'
import { now } from '#config/clock.ts'
import { answersCache } from '#config/offline.ts'
import { type AuthState, selectStaffUser } from '#slices/authSlice.ts'
import { type CallError, type OutageCause, outageCauseOf } from './parseApiError.ts'

/** A list, and since when it is known when it is a copy: the server gave no answer of its own. */
export interface Cached<Item> {
  list: readonly Item[]
  /** When the server gave it, an ISO instant; left out when it has just done so. */
  cachedAt?: string
  /** Why it is a copy; left out when it is none. */
  cause?: OutageCause
}

type Answer<Item> = { data: Cached<Item>; error?: undefined } | { data?: undefined; error: CallError }

interface Reply {
  data?: unknown
  error?: CallError | undefined
}

interface Asking {
  /** Names the copy among those of the person. */
  key: string
  /** The call to the server. */
  reply: Reply | PromiseLike<Reply>
  /** Finds the list in what was answered; without one it is no answer. @default all of it */
  listIn?: (reply: unknown) => unknown
}

/** Milliseconds that the server is waited for when there is a copy. */
const timeoutMs = 3000

/**
 * The server's answer, or the last one that the signed-in person had from it: when it is not heard, when it fails, and
 * when something else answers in its place. Copies belong to one person: nobody else is given them, and
 * `forgetOfflineCopies` removes them.
 */
export async function withOfflineFallback<Item>(
  { getState }: { getState: () => unknown },
  { key, reply, listIn = (data) => data }: Asking,
): Promise<Answer<Item>> {
  const personId = () => selectStaffUser(getState() as { auth: AuthState })?.id
  const person = personId()
  const address = `/copies/${person}/${key}`
  const ask = async (): Promise<Answer<Item>> => {
    const { data, error = noList(key) } = await reply
    const list = data === undefined ? undefined : listIn(data)
    if (!Array.isArray(list)) {
      const cause = outageCauseOf(error)
      return (cause && (await readCopy<Item>(address, cause))) || { error }
    }
    const isTheirs = () => person !== undefined && personId() === person
    void keepCopy(address, list, isTheirs).catch(() => undefined)
    return { data: { list } }
  }
  const answer = ask()
  const fallback = async () => (await readCopy<Item>(address, 'network')) ?? answer
  return pTimeout(answer, { milliseconds: timeoutMs, fallback })
}

/** An answer of another shape is somebody else's. */
const noList = (key: string): CallError => ({
  status: 'CUSTOM_ERROR',
  error: `The answer holds no list: ${key}.`,
})

/** Keeps a list, unless the person has gone meanwhile: what they leave is being removed in this moment. */
async function keepCopy(address: string, list: readonly unknown[], isTheirs: () => boolean) {
  if (typeof caches === 'undefined' || !isTheirs()) return
  const cache = await caches.open(answersCache)
  if (isTheirs()) await cache.put(address, Response.json({ list, cachedAt: now().toISOString() }))
}

/** The copy; `undefined` where there is none, or none that can be read. */
async function readCopy<Item>(
  address: string,
  cause: OutageCause,
): Promise<{ data: Required<Cached<Item>> } | undefined> {
  try {
    // Where the browser forbids it, even the question throws.
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
