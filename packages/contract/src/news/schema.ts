import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { flag, largestNumber, lines, numberInAddress } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type NewsReaction, newsReactions, newsTopics } from './rules.ts'

export const newsQuery = object({
  /** The id of the item before the first one of the answer. @default the newest items */
  before: numberInAddress(1, largestNumber),
})

const reaction = () => mixed<NewsReaction>().oneOf(newsReactions).required()

export const newsItemSchema = object({
  id: number().integer().required(),
  topic: string().oneOf(newsTopics).required(),
  /** Title. */
  notName: string().defined(),
  /** One or two sentences for the card. */
  notDesc: string().defined(),
  /** The whole text in Markdown without HTML; empty when the card has the whole text. */
  body: string().defined(),
  /** ISO instant. */
  publishedAt: string().required(),
  isRead: boolean().required(),
  /** Whether everybody whom it concerns has to read it. */
  mustRead: boolean().optional(),
  /** How many readers have each reaction, and whether the caller has it; missing where reactions are off. */
  reactions: array(
    object({ name: reaction(), count: number().integer().required(), isOwn: boolean().required() }),
  ).optional(),
  /** How many there are; missing where comments are off. */
  comments: number().integer().optional(),
})

/** One news item (spec 3), in the language of the request. */
export type NewsItem = InferType<typeof newsItemSchema>

export const newsReactionParams = object({
  id: numberInAddress(1, largestNumber).required(),
  name: reaction(),
})

export const newsReactionSchema = object({ isOn: flag().required() })

export const newNewsCommentSchema = object({
  text: lines(limits.newsComment, message('textTooLong')).required(message('commentRequired')),
})

export const newsCommentSchema = object({
  id: number().integer().required(),
  /** The full name. */
  name: string().defined(),
  /** The hash of the photo. */
  photo: string().defined().nullable(),
  text: string().defined(),
  /** ISO instant. */
  at: string().required(),
  /** Whether the caller may delete it. */
  mayDelete: boolean().required(),
})

/** A comment below a news item. */
export type NewsComment = InferType<typeof newsCommentSchema>
