import { boolean, type InferType, number, object, string } from 'yup'
import { newsTopics } from './rules.ts'

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
})

/** One news item (spec 3), in the language of the request. */
export type NewsItem = InferType<typeof newsItemSchema>
