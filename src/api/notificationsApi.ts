import {
  fillPath,
  type Language,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@atrium/contract'
import { baseApi } from './baseApi.ts'
import { markReadOptimistically } from './markReadOptimistically.ts'
import { listTag } from './tags.ts'

/** The rows of the call table about notifications (decision 13). The language is part of the key. */
const notificationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listNotifications: build.query<Notification[], Language>({
      query: () => ({ url: listNotifications.path }),
      extraOptions: { shape: 'list' },
      providesTags: [listTag('Notification')],
    }),
    readNotification: build.mutation<unknown, number>({
      query: (id) => ({ url: fillPath(readNotification.path, { id }), method: readNotification.method }),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Notification')]),
      onQueryStarted: (id, call) =>
        markReadOptimistically<Notification>(call, change, (item) => item.id === id),
    }),
    readAllNotifications: build.mutation<unknown, void>({
      query: () => ({ url: readAllNotifications.path, method: readAllNotifications.method }),
      invalidatesTags: (_reply, error) => (error ? [] : [listTag('Notification')]),
      onQueryStarted: (_all, call) => markReadOptimistically<Notification>(call, change),
    }),
  }),
})

/** Changes the cached list of a language. */
function change(language: Language, recipe: (items: Notification[]) => void): unknown {
  return notificationsApi.util.updateQueryData('listNotifications', language, recipe)
}

export const { useListNotificationsQuery, useReadNotificationMutation, useReadAllNotificationsMutation } =
  notificationsApi
