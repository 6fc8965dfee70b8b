import { notificationsEndpoints } from '@atrium/contract/notifications/calls'
import { notificationSample } from '@atrium/contract/notifications/samples'
import { done, errorResponse, json, languageOf, mockOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { listNotifications, readNotification, readAllNotifications } = notificationsEndpoints

/** The ids of read notifications. */
const memory = memoryOf(() => ({ read: [] as number[] }))

const ids = notificationSample('EN').map(({ id }) => id)

/** The notifications of the first sample person. */
export const notificationsMocks = [
  mockOf(listNotifications, ({ request }) =>
    json(
      notificationSample(languageOf(request)).map((one) => ({
        ...one,
        isRead: one.isRead || memory.read.includes(one.id),
      })),
    ),
  ),
  mockOf(readAllNotifications, () => {
    memory.read = ids
    return done()
  }),
  mockOf(readNotification, ({ params }) => {
    const id = Number(params.id)
    if (!ids.includes(id)) return errorResponse(404, { message: 'There is no such notification.' })
    memory.read = [...memory.read, id]
    return done()
  }),
]
