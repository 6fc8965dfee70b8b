import type { StaffUser } from '@atrium/contract/accounts'
import type { BodyOf } from '@atrium/contract/core'
import type { syncMeetings } from '@atrium/contract/meetings'
import type { StoreEnhancer } from '@reduxjs/toolkit'
import { signedIn } from '#slices/authSlice.ts'
import { selectSyncStatus, syncRequested } from '#slices/meetingSyncSlice.ts'
import { meetingsOpened, selectMeetings } from '#slices/meetingsSlice.ts'
import { memoryStorage } from '#store/persistence/textStorage.ts'
import { setupStore } from '#store/setupStore.ts'
import { staffSlices } from '#store/staffSlices.ts'
import { startMeetingSync } from '#store/sync/meetingSync.ts'
import { createSampleServer } from './sampleServer.ts'
import { testEnvironment } from './testEnvironment.ts'

type Body = BodyOf<typeof syncMeetings>

/** The clock of the machine, which goes on while Jest's stands. */
const soon = setTimeout

const later = () => new Promise((resolve) => soon(resolve, 0))

/** Waits for what promises and streams bring about; no fake timer goes on. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let context = 0; context < 2000 && !isSo(); context += 1) await later()
  if (!isSo()) throw new Error(`it never came to this: ${isSo}`)
}

/** Lets everything happen that needs no timer. */
export async function idle(): Promise<void> {
  for (let context = 0; context < 20; context += 1) await later()
}

/** Rejects when the caller waits no longer, as `fetch` does. */
const givenUp = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

/** A device of a person and the server of their meetings; for Jest's fake timers. */
export async function openSync(person: StaffUser, enhancers: StoreEnhancer[] = []) {
  const server = createSampleServer(2)
  const calls: Body[] = []
  const uploads: string[] = []
  const files = new Map<string, File>()
  const sent = new Set<string>()
  const normal = (body: Body): Response | Promise<Response> => Response.json(server.sync(body))
  const network = {
    /** How the server answers a call by now. */
    answer: normal,
    /** How it answers a file. */
    take: (_id: string): Response => new Response(null, { status: 204 }),
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request
    const [, id] = /attachments\/([^/]+)\//.exec(request.url) ?? []
    if (id) {
      uploads.push(id)
      return network.take(id)
    }
    const body = (await request.json()) as Body
    calls.push(body)
    return await Promise.race([network.answer(body), givenUp(request.signal)])
  })
  const store = setupStore({ environment: testEnvironment, storage: memoryStorage(), enhancers })
  await store.addSlices(staffSlices)
  store.dispatch(signedIn(person))
  store.dispatch(meetingsOpened(person.id))
  const source = {
    unsent: async () => new Set([...files.keys()].filter((id) => !sent.has(id))),
    read: async (id: string) => files.get(id),
    markSent: async (ids: readonly string[]) => {
      for (const id of ids) sent.add(id)
    },
  }
  const start = () => startMeetingSync({ store, personId: person.id, files: source, page: window })
  return {
    ...{ server, network, normal, calls, uploads, files, store, start },
    /** The titles of what the last call, or another one, brought. */
    brought: (call = calls.length - 1) => calls[call]?.changes.map(({ title }) => title),
    state: () => selectMeetings(store.getState()),
    status: () => selectSyncStatus(store.getState()),
    retry: () => store.dispatch(syncRequested()),
  }
}
