import { type NewsReaction, type NewsTopic, newsReactions, newsTopics } from '@atrium/contract/news'
import { type NotificationTopic, type NotifiedTime, notificationTopics } from '@atrium/contract/notifications'
import { type SuggestionState, suggestionStates } from '@atrium/contract/suggestions'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant, language, speaks } from './columns.ts'
import { type MeetingSnapshot, meetings } from './meetings.ts'

/** What an unread notification says of a meeting, so that the next news of the meeting can take its place. */
interface NotedMeeting {
  kind: 'invited' | 'changed' | 'cancelled' | 'removed' | 'answered' | 'roomTaken' | 'organiser' | 'notKept'
  /** For `changed`: the meeting as the person last knew it. */
  before?: MeetingSnapshot | undefined
  /** For an invitation that has been rewritten: the ISO instant of the first one. */
  since?: string | undefined
  time?: NotifiedTime | undefined
}

/** Notifications of one person; the texts are in `notificationTexts`. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<NotificationTopic>().notNull().default('company'),
    /** The meeting that it is about, and what it says of it. */
    meetingId: text('meeting_id').references(() => meetings.id, { onDelete: 'cascade' }),
    noted: jsonb('noted').$type<NotedMeeting>(),
    /** The page where the person can do something about it. */
    href: text('href'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('notifications_user').on(table.accountId),
    index('notifications_meeting').on(table.meetingId),
    check(
      'notifications_topic',
      sql.raw(`topic in (${notificationTopics.map((one) => `'${one}'`).join(', ')})`),
    ),
  ],
)

export const notificationTexts = pgTable(
  'notification_texts',
  {
    notificationId: integer('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull(),
    description: text('description').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.notificationId, table.language] }),
    speaks('notification_texts_language', table.language),
  ],
)

/** News for the staff. */
export const news = pgTable(
  'news',
  {
    id: id(),
    /** When it is shown for the first time; empty for a draft. */
    publishedAt: instant('published_at'),
    /** The last day on which it is shown; empty for no end. */
    endsOn: date('ends_on', { mode: 'string' }),
    topic: text('topic').$type<NewsTopic>().notNull().default('company'),
    /** The units, by their Azerbaijani names, whose people read it; empty for everybody. */
    units: jsonb('units').$type<string[]>().notNull().default([]),
    mustRead: boolean('must_read').notNull().default(false),
    hasReactions: boolean('has_reactions').notNull().default(false),
    hasComments: boolean('has_comments').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    /** Empty for the server, and after the account is deleted. */
    changedBy: integer('changed_by').references(() => accounts.id, { onDelete: 'set null' }),
    /** When an editor asked for the publication. */
    askedAt: instant('asked_at'),
    /** When browsers were told; empty before that. */
    announcedAt: instant('announced_at'),
    remindedAt: instant('reminded_at'),
  },
  () => [check('news_topic', sql.raw(`topic in (${newsTopics.map((one) => `'${one}'`).join(', ')})`))],
)

export const newsTexts = pgTable(
  'news_texts',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** Markdown; empty when the description says everything. */
    body: text('body').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.language] }),
    speaks('news_texts_language', table.language),
  ],
)

/** The readers of each news item. */
export const newsReads = pgTable(
  'news_reads',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.newsId, table.accountId] })],
)

export const newsReactionsGiven = pgTable(
  'news_reactions',
  {
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text('name').$type<NewsReaction>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.newsId, table.accountId, table.name] }),
    index('news_reactions_user').on(table.accountId),
    check('news_reactions_name', sql.raw(`name in (${newsReactions.map((one) => `'${one}'`).join(', ')})`)),
  ],
)

export const newsComments = pgTable(
  'news_comments',
  {
    id: id(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id, { onDelete: 'cascade' }),
    accountId: integer('user_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('news_comments_news').on(table.newsId, table.id),
    index('news_comments_user').on(table.accountId),
  ],
)

/**
 * Suggestions and complaints. An anonymous suggestion has no user, and only the month of its time. The id is random,
 * so that it reveals no order.
 */
export const suggestions = pgTable(
  'suggestions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Empty for an anonymous suggestion. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'set null' }),
    isAnonymous: boolean('is_anonymous').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<SuggestionState>().notNull().default('received'),
    answer: text('answer').notNull().default(''),
    /** SHA-256 of the code that the sender received. */
    codeHash: text('code_hash').notNull(),
    /** The day; for an anonymous suggestion the first of the month. */
    receivedOn: date('received_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    uniqueIndex('suggestions_code').on(table.codeHash),
    index('suggestions_user').on(table.accountId),
    check('suggestions_anonymous', sql`not is_anonymous or user_id is null`),
    check('suggestions_state', sql.raw(`state in (${suggestionStates.map((one) => `'${one}'`).join(', ')})`)),
  ],
)

/**
 * What follows the text of a suggestion: answers of the company, and further words of the sender. The key counts within
 * the suggestion only, so that it tells no order of all. No trigger writes an entry into the audit log: its time would
 * tell who added to an anonymous one. An answer of an earlier version has no row and comes before all of them.
 */
export const suggestionMessages = pgTable(
  'suggestion_messages',
  {
    suggestionId: uuid('suggestion_id')
      .notNull()
      .references(() => suggestions.id, { onDelete: 'cascade' }),
    /** 1, 2, 3…; 0 for the answer of an earlier version once another one follows. */
    place: integer('place').notNull(),
    isAnswer: boolean('is_answer').notNull(),
    text: text('text').notNull(),
    /** The day; of an anonymous suggestion the first of the month; empty where an earlier version kept none. */
    writtenOn: date('written_on', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.suggestionId, table.place] })],
)
