import { newsEndpoints } from '@atrium/contract/news/calls'
import { newsSample } from '@atrium/contract/news/samples'
import { done, errorResponse, json, languageOf, mockOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { listNews, readNews, readAllNews } = newsEndpoints

/** The ids of read items. */
const memory = memoryOf(() => ({ read: [] as number[] }))

const ids = newsSample('EN').map(({ id }) => id)

/** The news, as read by the first sample person. */
export const newsMocks = [
  mockOf(listNews, ({ request }) =>
    json(
      newsSample(languageOf(request)).map((one) => ({
        ...one,
        isRead: one.isRead || memory.read.includes(one.id),
      })),
    ),
  ),
  mockOf(readAllNews, () => {
    memory.read = ids
    return done()
  }),
  mockOf(readNews, ({ params }) => {
    const id = Number(params.id)
    if (!ids.includes(id)) return errorResponse(404, { message: 'There is no such news item.' })
    memory.read = [...memory.read, id]
    return done()
  }),
]
