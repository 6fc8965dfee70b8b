import { languages } from '@atrium/contract/core'
import { type DeskNews, newsErrors } from '@atrium/contract/news'
import { deskNewsEndpoints } from '@atrium/contract/news/desk/calls'
import { newsChangesSchema, newsPublicationSchema } from '@atrium/contract/news/desk/schema'
import { newsSample } from '@atrium/contract/news/samples'
import type { PathParams } from 'msw'
import {
  answering,
  changedMeanwhile,
  done,
  errorResponse,
  json,
  mockOf,
  notFound,
  refuse,
} from './answers.ts'
import { memoryOf } from './memory.ts'

const {
  listDeskNews,
  getDeskNews,
  addNews,
  saveNews,
  publishNews,
  askForPublication,
  remindOfNews,
  deleteNews,
} = deskNewsEndpoints

const unitNames = [
  { AZ: 'İnkişaf', EN: 'Development', RU: 'Разработка' },
  { AZ: 'Dəstək', EN: 'Support', RU: 'Поддержка' },
]
const noText = { title: '', description: '', body: '' }
const draft = (id: number): DeskNews => ({
  ...{ id, topic: 'company', publishedAt: null, endsOn: '', units: [], mustRead: false, askedAt: null },
  ...{ hasReactions: false, hasComments: false },
  ...{ readers: 0, revision: 1, unread: [], remindedAt: null, changedBy: 'Leyla Əliyeva', unitNames },
  texts: { AZ: noText, EN: noText, RU: noText },
})
const samples = (): DeskNews[] => {
  const texts = languages.map((language) => newsSample(language))
  return newsSample('EN').map(({ id, topic, publishedAt }, place) => {
    const [AZ = noText, EN = noText, RU = noText] = texts.map((items) => {
      const { notName = '', notDesc = '', body = '' } = items[place] ?? {}
      return { title: notName, description: notDesc, body }
    })
    return { ...draft(id), topic, publishedAt, texts: { AZ, EN, RU } }
  })
}

const memory = memoryOf(() => ({ items: samples() }))

const find = ({ id }: PathParams) => memory.items.find((item) => String(item.id) === id)

function change(item: DeskNews, changes: Partial<DeskNews>): Response {
  const next = { ...item, ...changes }
  memory.items = memory.items.map((one) => (one.id === item.id ? next : one))
  return json(next)
}

/** The calls about news at the desk. The person may publish. */
export const newsDeskMocks = [
  mockOf(listDeskNews, () =>
    json({
      items: memory.items.map(({ texts, ...item }) => ({
        ...item,
        titles: { AZ: texts.AZ.title, EN: texts.EN.title, RU: texts.RU.title },
      })),
      units: unitNames,
    }),
  ),
  mockOf(getDeskNews, ({ params }) => {
    const item = find(params)
    return item ? json(item) : notFound()
  }),
  mockOf(addNews, () => {
    const added = draft(Math.max(0, ...memory.items.map(({ id }) => id)) + 1)
    memory.items = [added, ...memory.items]
    return json(added)
  }),
  mockOf(saveNews, ({ params, request }) =>
    answering(newsChangesSchema, ({ revision, isUnreadAgain: _again, ...changes }) => {
      const item = find(params)
      if (!item) return notFound()
      if (item.revision !== revision) return changedMeanwhile()
      const errors = item.publishedAt ? newsErrors(changes.texts) : {}
      if (Object.keys(errors).length > 0) return refuse(errors)
      return change(item, { ...changes, revision: revision + 1, askedAt: null })
    })({ request }),
  ),
  mockOf(publishNews, ({ params, request }) =>
    answering(newsPublicationSchema, ({ revision, when, day = '', time = '' }) => {
      const item = find(params)
      if (!item) return notFound()
      if (item.revision !== revision) return changedMeanwhile()
      const errors = when === 'never' ? {} : newsErrors(item.texts)
      if (Object.keys(errors).length > 0) return refuse(errors)
      const at = when === 'now' ? new Date() : new Date(`${day}T${time}:00+04:00`)
      const publishedAt = when === 'never' ? null : at.toISOString()
      return change(item, { publishedAt, revision: revision + 1, askedAt: null })
    })({ request }),
  ),
  mockOf(askForPublication, ({ params }) => {
    const item = find(params)
    if (!item) return notFound()
    const errors = newsErrors(item.texts)
    if (Object.keys(errors).length > 0) return refuse(errors)
    return change(item, { askedAt: new Date().toISOString() })
  }),
  mockOf(remindOfNews, ({ params }) => {
    const item = find(params)
    if (!item?.mustRead || !item.publishedAt) return notFound()
    if (item.remindedAt) return errorResponse(409, { message: 'The last reminder is less than a day old.' })
    return change(item, { remindedAt: new Date().toISOString() })
  }),
  mockOf(deleteNews, ({ params }) => {
    if (!find(params)) return notFound()
    memory.items = memory.items.filter(({ id }) => String(id) !== params.id)
    return done()
  }),
]
