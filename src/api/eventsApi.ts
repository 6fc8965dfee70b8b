import type { EventTag } from '@atrium/contract/events'
import { meetingsAnnounced } from '#slices/meetingSyncSlice.ts'
import { baseApi, environmentOf } from './baseApi.ts'
import { followEvents } from './eventStream.ts'
import type { ApiExtra } from './thunkExtra.ts'

/** Milliseconds: the events of one moment are one invalidation, and not all pages call the server at once. */
const spread = 300

interface Follower {
  personId: number
  /** Whether the page has missed events, because the session had expired. */
  hasMissed: boolean
}

/** The stream of events of the signed-in person (decision 71), open as long as the query is used. */
const eventsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    streamEvents: build.query<null, Follower>({
      queryFn: () => ({ data: null }),
      keepUnusedDataFor: 0,
      async onCacheEntryAdded({ personId, hasMissed }, { dispatch, extra, cacheEntryRemoved }) {
        const { replay } = extra as ApiExtra
        const waiting = new Set<EventTag>()
        let timer: ReturnType<typeof setTimeout> | undefined
        async function fetchAgain(): Promise<void> {
          timer = undefined
          await replay?.present()
          const tags = [...waiting]
          waiting.clear()
          if (tags.includes('Meeting')) dispatch(meetingsAnnounced())
          dispatch(baseApi.util.invalidateTags(tags.filter((tag) => tag !== 'Meeting')))
        }
        const stop = followEvents({
          host: environmentOf({ extra }).hosts.api,
          personId,
          age: hasMissed ? undefined : performance.now(),
          onEvent(tags) {
            for (const tag of tags) waiting.add(tag)
            timer ??= setTimeout(fetchAgain, Math.random() * spread)
          },
        })
        await cacheEntryRemoved
        stop()
        clearTimeout(timer)
      },
    }),
  }),
})

export const { streamEvents } = eventsApi.endpoints
