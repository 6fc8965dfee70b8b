import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { day, flag, largestNumber, line, lines, listOf, record, text, wholeNumber } from '#core/fields.ts'
import { limits } from '#core/limits.ts'
import { message } from '#core/messages.ts'
import { type NewsTopic, newsTopics } from '#news/rules.ts'

/** Of a draft every text may be empty. */
const newsText = () =>
  record({
    title: line(limits.newsTitle, message('textTooLong')).defined(),
    description: line(limits.newsDescription, message('textTooLong')).defined(),
    /** Markdown without HTML. */
    body: lines(limits.newsBody, message('textTooLong')).defined(),
  }).required()

const content = {
  topic: mixed<NewsTopic>().oneOf(newsTopics).required(),
  texts: record({ AZ: newsText(), EN: newsText(), RU: newsText() }).required(),
  /** The units, by their Azerbaijani names, whose people read it; empty for everybody. */
  units: listOf(line(limits.employeeText).required(), limits.newsUnits).required(),
  mustRead: flag().required(),
  hasReactions: flag().required(),
  hasComments: flag().required(),
  /** The last day on which it is shown; empty for no end. */
  endsOn: day().defined(),
}

const revision = () => wholeNumber(1, largestNumber).required()

/** The body of `saveNews`. */
export const newsChangesSchema = object({
  /** The revision that the editor has seen. */
  revision: revision(),
  ...content,
  /** Whether a published item becomes unread for those who have read it. */
  isUnreadAgain: flag().required(),
})

export type NewsChanges = InferType<typeof newsChangesSchema>

/** The body of `publishNews`. */
export const newsPublicationSchema = object({
  revision: revision(),
  /** `now`, `later` at `day` and `time` of the company, or `never`: it becomes a draft again. */
  when: mixed<'now' | 'later' | 'never'>().oneOf(['now', 'later', 'never']).required(),
  day: day().when('when', ([when], field) =>
    when === 'later' ? field.required(message('dateRequired')) : field,
  ),
  time: text(5, message('timeInvalid')).when('when', ([when], field) =>
    when === 'later'
      ? field.matches(/^([01]\d|2[0-3]):[0-5]\d$/, message('timeInvalid')).required(message('timeInvalid'))
      : field,
  ),
})

export type NewsPublication = InferType<typeof newsPublicationSchema>

const titles = object({
  AZ: string().defined(),
  EN: string().defined(),
  RU: string().defined(),
}).required()

const state = {
  id: number().integer().required(),
  topic: mixed<NewsTopic>().oneOf(newsTopics).required(),
  /** ISO instant; `null` for a draft. */
  publishedAt: string().defined().nullable(),
  endsOn: string().defined(),
  units: array(string().defined()).defined(),
  mustRead: boolean().required(),
  hasReactions: boolean().required(),
  hasComments: boolean().required(),
  /** ISO instant at which an editor asked for the publication. */
  askedAt: string().defined().nullable(),
  readers: number().integer().required(),
}

export const newsRowSchema = object({ ...state, titles })

/** An item in the list of the desk. */
export type NewsRow = InferType<typeof newsRowSchema>

export const deskNewsListSchema = object({
  items: array(newsRowSchema).defined(),
  /** The units that people have, in three languages. */
  units: array(titles).defined(),
})

export type DeskNewsList = InferType<typeof deskNewsListSchema>

export const deskNewsSchema = object({
  ...state,
  revision: number().integer().required(),
  texts: content.texts,
  /** Who of those concerned has not read an item that must be read. */
  unread: array(string().defined()).defined(),
  /** ISO instant of the last reminder. */
  remindedAt: string().defined().nullable(),
  /** Who changed it last; empty for the server and for a person who is no longer here. */
  changedBy: string().defined(),
  unitNames: array(titles).defined(),
})

/** A news item as its editors see it. */
export type DeskNews = InferType<typeof deskNewsSchema>
