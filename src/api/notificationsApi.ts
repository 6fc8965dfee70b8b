import type { Language } from '@atrium/contract/core'
import {
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@atrium/contract/notifications'
import { baseApi } from './baseApi.ts'
import { call } from './call.ts'
import { markReadOptimistically } from './markReadOptimistically.ts'
import { invalidatesLists, listTag } from './tags.ts'

/** The rows of the call table about notifications (departure 13). The language is part of the key. */
export const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], Language>({
      query: () => call(listNotifications),
      providesTags: [listTag('Notification')],
    }),
    readNotification: build.mutation<unknown, number>({
      query: (id) => call(readNotification, { params: { id } }),
      invalidatesTags: invalidatesLists('Notification'),
      onQueryStarted: (id, call) =>
        markReadOptimistically<Notification>(call, change, (item) => item.id === id),
    }),
    readAllNotifications: build.mutation<unknown, void>({
      query: () => call(readAllNotifications),
      invalidatesTags: invalidatesLists('Notification'),
      onQueryStarted: (_all, call) => markReadOptimistically<Notification>(call, change),
    }),
  }),
})

/** Changes the cached list of one language. */
function change(language: Language, recipe: (items: Notification[]) => void): unknown {
  return notificationsApi.util.updateQueryData('listNotifications', language, recipe)
}

export const { useListNotificationsQuery, useReadNotificationMutation, useReadAllNotificationsMutation } =
  notificationsApi
