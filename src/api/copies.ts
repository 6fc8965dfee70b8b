import { now } from '#config/clock.ts'
import { answersCache } from '#config/offline.ts'
import { type AuthState, selectStaffUser } from '#slices/authSlice.ts'
import { type CallError, callFailureOf } from './callError.ts'

/** A list, and since when it is known when it is a copy: the server could not be asked. */
export interface Dated<Item> {
  list: readonly Item[]
  /** When the server gave it, an ISO instant; left out when it has just done so. */
  keptAt?: string
}

type Answer<Item> = { data: Dated<Item>; error?: undefined } | { data?: undefined; error: CallError }

interface Reply {
  data?: unknown
  error?: CallError | undefined
}

interface Asking {
  /** Names the copy among those of the person. */
  key: string
  call: Reply | PromiseLike<Reply>
  /** Finds the list in what was answered; without one it is no answer. @default all of it */
  listIn?: (reply: unknown) => unknown
}

/** Milliseconds that the server is waited for when there is a copy. */
const patience = 3000

/** Whether the server was not heard at all; what it refuses is no reason for a copy. */
export const isUnheard = (error: unknown): boolean =>
  error !== undefined && ['unreached', 'slow'].includes(callFailureOf(error))

/**
 * The server's answer, or the last one that the signed-in person had from it when it is not heard. Copies belong to
 * one person: nobody else is given them, and `forgetOfflineCopies` removes them.
 */
export async function orCopy<Item>(
  { getState }: { getState: () => unknown },
  { key, call, listIn = (reply) => reply }: Asking,
): Promise<Answer<Item>> {
  const personId = () => selectStaffUser(getState() as { auth: AuthState })?.id
  const person = personId()
  const address = `/copies/${person}/${key}`
  const ask = async (): Promise<Answer<Item>> => {
    const { data, error } = await call
    if (error) return (isUnheard(error) && (await readCopy<Item>(address))) || { error }
    const list = listIn(data)
    if (!Array.isArray(list))
      return { error: { status: 'CUSTOM_ERROR', error: `The answer holds no list: ${key}.` } }
    const isTheirs = () => person !== undefined && personId() === person
    void keepCopy(address, list, isTheirs).catch(() => undefined)
    return { data: { list } }
  }
  const answer = ask()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  const first = await Promise.race([
    answer,
    late.then(() => readCopy<Item>(address)).then((copy) => copy ?? answer),
  ])
  clearTimeout(timer)
  return first
}

/** Keeps a list, unless the person has gone meanwhile: what they leave is being removed in this moment. */
async function keepCopy(address: string, list: readonly unknown[], isTheirs: () => boolean) {
  if (typeof caches === 'undefined' || !isTheirs()) return
  const cache = await caches.open(answersCache)
  if (isTheirs()) await cache.put(address, Response.json({ list, keptAt: now().toISOString() }))
}

/** The copy; `undefined` where there is none, or none that can be read. */
async function readCopy<Item>(address: string): Promise<{ data: Required<Dated<Item>> } | undefined> {
  try {
    // Where the browser forbids it, even the question throws.
    if (typeof caches === 'undefined') return undefined
    const copy = await caches.match(address, { cacheName: answersCache })
    if (!copy) return undefined
    const { list, keptAt } = await copy.json()
    return Array.isArray(list) && !Number.isNaN(Date.parse(keptAt)) ? { data: { list, keptAt } } : undefined
  } catch {
    return undefined
  }
}
