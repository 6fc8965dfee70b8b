import type { Language } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const createdAt = () => instant('created_at').notNull().defaultNow()
/** Samples and imports bring their own numbers, hence "by default" and not "always". */
const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()
const language = () => text('language').$type<Language>().notNull()
const speaks = (name: string, column: PgColumn) => check(name, sql`${column} in ('AZ', 'EN', 'RU')`)

/** What the server remembers about itself, such as that samples were put in once. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: createdAt(),
})

export const categories = pgTable('categories', { id: id() })

/** One row for each language a category speaks; a missing row is a missing translation. */
export const categoryTexts = pgTable(
  'category_texts',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.language] }),
    speaks('category_texts_language', table.language),
  ],
)

export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    createdAt: createdAt(),
  },
  (table) => [index('jobs_category').on(table.categoryId)],
)

/** One row for each language a vacancy speaks; a missing row is a missing translation. */
export const jobTexts = pgTable(
  'job_texts',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    language: language(),
    position: text('position').notNull(),
    jobType: text('job_type').notNull(),
    description: text('description').notNull(),
    locationCity: text('location_city').notNull(),
    locationCountry: text('location_country').notNull(),
    overview: text('overview').notNull(),
    responsibilities: jsonb('responsibilities').$type<string[][]>().notNull(),
    qualifications: jsonb('qualifications').$type<string[][]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.language] }),
    speaks('job_texts_language', table.language),
  ],
)

export const services = pgTable('services', {
  id: id(),
  /** The place in the list, from 1. */
  order: integer('order').notNull(),
  createdAt: createdAt(),
})

/** One row for each language a service speaks; a missing row is a missing translation. */
export const serviceTexts = pgTable(
  'service_texts',
  {
    serviceId: integer('service_id')
      .notNull()
      .references(() => services.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    largeHeadName: text('large_head_name').notNull(),
    littleHeadName: text('little_head_name').notNull(),
    littleTextInfo: text('little_text_info').notNull(),
    detailHeads: jsonb('detail_heads').$type<{ heads: string[] }[]>().notNull(),
    detailTexts: jsonb('detail_texts').$type<{ texts: string[] }[]>().notNull(),
    detailTexts2: jsonb('detail_texts_2').$type<{ texts_2: string[] }[]>().notNull(),
    images: jsonb('images').$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceId, table.language] }),
    speaks('service_texts_language', table.language),
  ],
)

export const teamMembers = pgTable('team_members', {
  id: id(),
  /** The place in the row of portraits, from 1. */
  order: integer('order').notNull(),
  fullname: text('fullname').notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
})

export const teamMemberTexts = pgTable(
  'team_member_texts',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    language: language(),
    position: text('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.language] }),
    speaks('team_member_texts_language', table.language),
  ],
)

/** The newsletter: asked for, confirmed by mail, ended. The address goes when a subscription ends. */
export const subscribers = pgTable(
  'subscribers',
  {
    id: id(),
    /** In lower case; empty once the subscription has ended. */
    email: text('email'),
    language: language(),
    /** SHA-256 of the token in the mail that asks to confirm; the token itself is kept nowhere. */
    confirmTokenHash: text('confirm_token_hash'),
    /** Stands in every letter, so it has to be known; it can do nothing but end the subscription. */
    unsubscribeToken: text('unsubscribe_token').notNull(),
    /** When the newest mail that asks to confirm was written. */
    askedAt: instant('asked_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('subscribers_email').on(table.email),
    uniqueIndex('subscribers_unsubscribe_token').on(table.unsubscribeToken),
    index('subscribers_confirm_token').on(table.confirmTokenHash),
    speaks('subscribers_language', table.language),
  ],
)

/** What is known of a stored file; its content lies in the storage under `key`. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text('key').notNull(),
    /** As its sender called it, for display only: never a path. */
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('files_key').on(table.key)],
)

export const applications = pgTable(
  'applications',
  {
    id: id(),
    reference: text('reference').notNull(),
    /** Empty for a general application, and after the vacancy is gone. */
    jobId: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    /** The position as the applicant read it; empty for a general application. */
    position: text('position').notNull(),
    language: language(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    cvFileId: integer('cv_file_id')
      .notNull()
      .references(() => files.id),
    /** Equal for the same words and the same CV from the same person to the same vacancy. */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('applications_reference').on(table.reference),
    index('applications_fingerprint').on(table.fingerprint, table.createdAt),
    index('applications_cv_file').on(table.cvFileId),
    speaks('applications_language', table.language),
  ],
)

export const mailStatuses = ['queued', 'sent', 'failed'] as const

/** The outbox: a mail is written here in the transaction that caused it, and delivered afterwards. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    kind: text('kind').notNull(),
    to: text('to').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    attachmentFileIds: integer('attachment_file_ids').array().notNull(),
    /** Further headers by name, such as `List-Unsubscribe`. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    /** Stays the same over all attempts, so that a mail which arrives twice can be recognised. */
    messageId: text('message_id').notNull(),
    status: text('status', { enum: mailStatuses }).notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Until then one server has the mail in its hands. */
    leasedUntil: instant('leased_until'),
    lastError: text('last_error'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('mails_due').on(table.nextAttemptAt).where(sql`${table.status} = 'queued'`),
    uniqueIndex('mails_message_id').on(table.messageId),
    check('mails_status', sql`${table.status} in ('queued', 'sent', 'failed')`),
  ],
)
