import { endpoint, endpointFor } from '#core/endpoint.ts'
import type { ContentKind } from './kinds.ts'
import type {
  AskedContent,
  ContentChanges,
  ContentItem,
  ContentPreview,
  ContentPublication,
  ContentValue,
  ContentVersion,
} from './schema.ts'

type OfKind = { kind: ContentKind }
type One = OfKind & { key: string }
type Revision = { revision: number }

const path = '/api/v1/desk/content/'
const items = `${path}:kind/` as const
const item = `${items}:key/` as const
const edit = endpointFor('content.edit')
const publish = endpointFor('content.publish')

/** All items of a kind in their order: the shipped ones before the first change. Removed ones stand at the end. */
export const listContent = edit<{ params: OfKind; reply: ContentItem[] }>({
  method: 'GET',
  path: items,
  reply: 'list',
})

/**
 * Adds a draft at the end. 400 with `errors['value.texts.EN.question']`, or `value.facts.person` for a person who is in the team; 409
 * when the kind is full or its items are fixed.
 */
export const createContent = edit<{ params: OfKind; body: { value: ContentValue }; reply: ContentItem }>({
  method: 'POST',
  path: items,
})

/**
 * Saves the draft. It takes back a removal, a planned publication and the question for one. 404; 409 when somebody has changed the
 * draft since `revision`; 400 as `createContent`.
 */
export const saveContent = edit<{ params: One; body: ContentChanges; reply: ContentItem }>({
  method: 'PUT',
  path: item,
})

/** Deletes an item that was never published; any other is removed by its next publication. 404, also for a fixed item. */
export const removeContent = edit<{ params: One; reply: undefined }>({
  method: 'DELETE',
  path: item,
  reply: 'any',
})

/** Asks those who may publish, who are notified. 404, 409 and 400 as `publishContent`. */
export const askForContentPublication = edit<{ params: One; body: Revision; reply: ContentItem }>({
  method: 'POST',
  path: `${item}question/`,
})

/** Takes back a planned publication, and the question for one. 404. */
export const cancelPublication = edit<{ params: One; reply: ContentItem }>({
  method: 'DELETE',
  path: `${item}publication/`,
})

/**
 * Publishes the draft, or removes the item, now or at a later instant: visitors see it within five seconds. 404; 409 as `saveContent`;
 * 400 with `errors['value.texts.EN.question']` for a field that is empty, and with `errors.at` for an instant that has passed.
 */
export const publishContent = publish<{ params: One; body: ContentPublication; reply: ContentItem }>({
  method: 'POST',
  path: `${item}publication/`,
})

/** How many items of each kind editors ask to publish; a kind without one is left out. */
export const countAskedContent = publish<{ reply: AskedContent }>({ method: 'GET', path })

/** The order of all items, which visitors see at once. 409 when an item was added or deleted meanwhile; 404 for fixed items. */
export const sortContent = publish<{ params: OfKind; body: { keys: string[] }; reply: ContentItem[] }>({
  method: 'PUT',
  path: `${items}order/`,
  reply: 'list',
})

/** What was published, the latest first, at most `shownVersions`. 404. */
export const listContentVersions = edit<{ params: One; reply: ContentVersion[] }>({
  method: 'GET',
  path: `${item}versions/`,
  reply: 'list',
})

/**
 * A private link to the draft. It ends after `previewDays`, with the next publication or removal, and with the next link. 404, also for
 * an item without a draft.
 */
export const shareContent = edit<{ params: One; reply: { token: string } }>({
  method: 'POST',
  path: `${item}preview/`,
})

/**
 * Records that the person edits something for `editingSeconds`, and answers the full names of the others who do. The subject names what
 * is edited: `content.question.estimate`, `news.12`.
 */
export const markEditing = edit<{ params: { subject: string }; reply: string[] }>({
  method: 'PUT',
  path: '/api/v1/desk/editing/:subject/',
  reply: 'list',
})

/** The draft of a private link, for everybody who has the link. 404 for any other token. */
export const getContentPreview = endpoint<{ params: { token: string }; reply: ContentPreview }>({
  method: 'GET',
  path: '/api/v1/previews/:token/',
})
