import type { Language } from '@atrium/contract/core'
import {
  type ApplicationEventKind,
  applicationEventKinds,
  type CvTextState,
  cvTextStates,
  type Stage,
  stages,
  type Verdict,
  verdicts,
} from '@atrium/contract/hiring'
import { sql } from 'drizzle-orm'
import { check, customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { applications } from './careers.ts'
import { createdAt, id, type LocalizedText, oneOf } from './columns.ts'
import { files } from './files.ts'
import { meetings } from './meetings.ts'
import { people } from './people.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The stages of applications, which HR names and orders. The migration brings all of them. */
export const hiringStages = pgTable(
  'hiring_stages',
  {
    id: text('id').$type<Stage>().primaryKey(),
    position: integer('position').notNull(),
    name: jsonb('name').$type<LocalizedText>().notNull(),
  },
  () => [check('hiring_stages_id', oneOf('id', stages))],
)

/** The history of each application: what was done, by whom, when. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: id(),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    /** Empty for the applicant and the server, and after the account is deleted. */
    accountId: integer('account_id').references(() => accounts.id, { onDelete: 'set null' }),
    kind: text('kind').$type<ApplicationEventKind>().notNull(),
    /** As `applicationEventKinds` of the contract says. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    /** The words of a note as they are searched by. */
    folded: text('folded').generatedAlwaysAs(sql`fold_text(coalesce(data ->> 'text', ''))`),
  },
  (table) => [
    index('application_events_application').on(table.applicationId, table.id),
    check('application_events_kind', oneOf('kind', applicationEventKinds)),
  ],
)

/** What each reviewer thinks of a candidate. */
export const applicationRatings = pgTable(
  'application_ratings',
  {
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<Verdict>().notNull(),
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.personId] }),
    check('application_ratings_verdict', oneOf('verdict', verdicts)),
  ],
)

/** The words of CVs, for the search. */
export const cvTexts = pgTable(
  'cv_texts',
  {
    fileId: integer('file_id')
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    state: text('state').$type<CvTextState>().notNull().default('waiting'),
    text: text('text').notNull().default(''),
    createdAt: createdAt(),
    search: tsvector('search').generatedAlwaysAs(sql`to_tsvector('simple', fold_text(text))`),
  },
  (table) => [
    index('cv_texts_search').using('gin', table.search),
    index('cv_texts_waiting').on(table.fileId).where(sql`state = 'waiting'`),
    check('cv_texts_state', oneOf('state', cvTextStates)),
  ],
)

/** The templates of mails to applicants, which HR edits. */
export const mailTemplates = pgTable('mail_templates', {
  id: id(),
  name: text('name').notNull(),
  /** The stage to which the template is proposed. */
  stage: text('stage').$type<Stage>(),
  texts: jsonb('texts').$type<Record<Language, { subject: string; text: string }>>().notNull(),
  /** Raised by each change: two editors at once do not overwrite each other. */
  revision: integer('revision').notNull().default(1),
  createdAt: createdAt(),
})

/** The meetings that are interviews. */
export const interviews = pgTable(
  'interviews',
  {
    meetingId: text('meeting_id')
      .primaryKey()
      .references(() => meetings.id, { onDelete: 'cascade' }),
    applicationId: integer('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index('interviews_application').on(table.applicationId)],
)

/** What each interviewer says after an interview. */
export const interviewFeedback = pgTable(
  'interview_feedback',
  {
    meetingId: text('meeting_id')
      .notNull()
      .references(() => interviews.meetingId, { onDelete: 'cascade' }),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    verdict: text('verdict').$type<Verdict>().notNull(),
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.meetingId, table.personId] }),
    check('interview_feedback_verdict', oneOf('verdict', verdicts)),
  ],
)
