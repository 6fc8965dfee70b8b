import { endpointFor } from '#core/endpoint.ts'
import type { DeskNews, DeskNewsList, NewsChanges, NewsPublication } from './schema.ts'

const path = '/api/v1/desk/news/'
const edit = endpointFor('content.edit')
type Id = { id: number }

/** Every item, drafts first, then the newest; without the bodies. */
export const listDeskNews = edit<{ reply: DeskNewsList }>({ method: 'GET', path })

export const getDeskNews = edit<{ params: Id; reply: DeskNews }>({ method: 'GET', path: `${path}:id/` })

/** Adds an empty draft. */
export const addNews = edit<{ reply: DeskNews }>({ method: 'POST', path })

/**
 * Saves an item. 409 when somebody has changed it since `revision`; 403 for an item that colleagues read or will read without
 * `content.publish`; 400 where such an item would lack a text.
 */
export const saveNews = edit<{ params: Id; body: NewsChanges; reply: DeskNews }>({
  method: 'PUT',
  path: `${path}:id/`,
})

/** Publishes an item, now or at a time, or makes it a draft again. 400 names the missing texts; 409 as `saveNews`. */
export const publishNews = endpointFor('content.publish')<{
  params: Id
  body: NewsPublication
  reply: DeskNews
}>({ method: 'PUT', path: `${path}:id/publication/` })

/** Asks those who may publish: they are notified, once for each revision. */
export const askForPublication = edit<{ params: Id; reply: DeskNews }>({
  method: 'PUT',
  path: `${path}:id/question/`,
})

/** Reminds everybody who has not read an item that must be read; 409 within a day after the last reminder. */
export const remindOfNews = edit<{ params: Id; reply: DeskNews }>({
  method: 'POST',
  path: `${path}:id/reminder/`,
})

/** Deletes a draft; 403 for any other item without `content.publish`. */
export const deleteNews = edit<{ params: Id; reply: undefined }>({
  method: 'DELETE',
  path: `${path}:id/`,
  reply: 'any',
})
