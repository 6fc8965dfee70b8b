import { type NewsComment, type NewsReaction, newsReactions } from '@atrium/contract/news'
import { newsEndpoints } from '@atrium/contract/news/calls'
import { newsSample } from '@atrium/contract/news/samples'
import { newNewsCommentSchema, newsReactionSchema } from '@atrium/contract/news/schema'
import type { PathParams } from 'msw'
import { answering, done, errorResponse, json, languageOf, mockOf, notFound } from './answers.ts'
import { memoryOf } from './memory.ts'

const { listNews, readNews, readAllNews, reactToNews, listNewsComments, addNewsComment, deleteNewsComment } =
  newsEndpoints

/** The ids of read items, and what the person has said about the one item that takes reactions and comments. */
const memory = memoryOf(() => ({
  read: [] as number[],
  reactions: [] as NewsReaction[],
  comments: [] as NewsComment[],
}))

const samples = newsSample('EN')
const ids = samples.map(({ id }) => id)
const takesResponses = ({ id }: PathParams) =>
  samples.some((one) => String(one.id) === id && one.comments !== undefined)

/** The news, as read by the first sample person. */
export const newsMocks = [
  mockOf(listNews, ({ request }) => {
    const items = newsSample(languageOf(request))
    const before = new URL(request.url).searchParams.get('before')
    const start = before ? items.findIndex(({ id }) => String(id) === before) + 1 : 0
    return json(
      items.slice(start).map((one) => ({
        ...one,
        isRead: one.isRead || memory.read.includes(one.id),
        ...(one.reactions && {
          reactions: one.reactions.map((reaction) => {
            const isOwn = memory.reactions.includes(reaction.name)
            return { ...reaction, isOwn, count: Number(isOwn) }
          }),
          comments: memory.comments.length,
        }),
      })),
    )
  }),
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
  mockOf(reactToNews, ({ params, request }) =>
    answering(newsReactionSchema, ({ isOn }) => {
      const name = newsReactions.find((one) => one === params.name)
      if (!name || !takesResponses(params)) return notFound()
      memory.reactions = [...memory.reactions.filter((one) => one !== name), ...(isOn ? [name] : [])]
      return done()
    })({ request }),
  ),
  mockOf(listNewsComments, ({ params }) => (takesResponses(params) ? json(memory.comments) : notFound())),
  mockOf(addNewsComment, ({ params, request }) =>
    answering(newNewsCommentSchema, ({ text }) => {
      if (!takesResponses(params)) return notFound()
      const comment = { name: 'Leyla Əliyeva', photo: null, text, at: new Date().toISOString() }
      const id = (memory.comments.at(-1)?.id ?? 0) + 1
      memory.comments = [...memory.comments, { ...comment, id, mayDelete: true }]
      return done()
    })({ request }),
  ),
  mockOf(deleteNewsComment, ({ params }) => {
    const left = memory.comments.filter(({ id }) => String(id) !== params.id)
    if (left.length === memory.comments.length) return notFound()
    memory.comments = left
    return done()
  }),
]
