import type { Employment, Level, Workplace } from '@atrium/contract/careers'
import type { Language } from '@atrium/contract/core'
import { type Stage, stages, type VacancyState, vacancyStates } from '@atrium/contract/hiring'
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
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, language, oneOf, speaks } from './columns.ts'
import { files } from './files.ts'
import { people } from './people.ts'

export const categories = pgTable('categories', { id: id() })

/** One row for each translation of a category. */
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
    state: text('state').$type<VacancyState>().notNull().default('draft'),
    /** The language whose text the other ones translate. */
    original: text('original').$type<Language>().notNull().default('EN'),
    employment: text('employment').$type<Employment>().notNull().default('fullTime'),
    workplace: text('workplace').$type<Workplace>().notNull().default('office'),
    level: text('level').$type<Level>(),
    places: integer('places').notNull().default(1),
    /** Manats a month before taxes. */
    salaryFrom: integer('salary_from'),
    salaryTo: integer('salary_to'),
    isSalaryShown: boolean('is_salary_shown').notNull().default(false),
    /** The first publication. */
    publishedOn: date('published_on', { mode: 'string' }),
    /** The last day for an application. */
    closesOn: date('closes_on', { mode: 'string' }),
    /** The latest publication or reopening. */
    publishedAt: instant('published_at'),
    /** The person who decides about the candidates with HR. */
    managerId: integer('manager_id').references(() => people.id, { onDelete: 'set null' }),
    /** `people.id` of those who read and rate the applications. */
    reviewerIds: integer('reviewer_ids').array().notNull().default(sql`'{}'`),
    /** Hiring manager and reviewers see no contact data. */
    hidesContacts: boolean('hides_contacts').notNull().default(false),
    /** Raised by each change: two editors at once do not overwrite each other. */
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_category').on(table.categoryId),
    check('jobs_state', oneOf('state', vacancyStates)),
    speaks('jobs_original', table.original),
  ],
)

/** One row for each translation of a vacancy. */
export const jobTexts = pgTable(
  'job_texts',
  {
    jobId: integer('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    language: language(),
    position: text('position').notNull(),
    /** Not read any more: `employment` and `workplace` of the vacancy took its place. A later release drops the column. */
    jobType: text('job_type').notNull().default(''),
    description: text('description').notNull(),
    locationCity: text('location_city').notNull(),
    locationCountry: text('location_country').notNull(),
    overview: text('overview').notNull(),
    responsibilities: jsonb('responsibilities').$type<string[][]>().notNull(),
    qualifications: jsonb('qualifications').$type<string[][]>().notNull(),
    /** The version of this text: raised when its words change. */
    revision: integer('revision').notNull().default(1),
    /** The version of the original text that this translation was made from; empty for the original. */
    madeFrom: integer('made_from'),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.language] }),
    speaks('job_texts_language', table.language),
  ],
)

/** A person who applied: the applications of one candidate are joined once HR confirms that the person is the same. */
export const candidates = pgTable('candidates', { id: id(), createdAt: createdAt() })

export const applications = pgTable(
  'applications',
  {
    id: id(),
    reference: text('reference').notNull(),
    /** Empty for a general application, and after the vacancy is deleted. */
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
    /**
     * The fingerprint that detects duplicates: equal for the same texts and the same CV from the same person to the
     * same vacancy.
     */
    fingerprint: text('fingerprint').notNull(),
    createdAt: createdAt(),
    stage: text('stage').$type<Stage>().notNull().default('new'),
    /** Since when the application is in its stage; empty for the first stage. */
    stageAt: instant('stage_at'),
    /** Raised by each decision and by the applicant's changes: of two decisions at once the second one is refused. */
    revision: integer('revision').notNull().default(1),
    candidateId: integer('candidate_id').references(() => candidates.id, { onDelete: 'set null' }),
    /** The person who takes care of the application. */
    ownerId: integer('owner_id').references(() => people.id, { onDelete: 'set null' }),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    /** SHA-256 of the token in the applicant's private link; the token itself is kept nowhere but in the mails. */
    linkHash: text('link_hash'),
    /** The address that the applicant has given, until its owner confirms it; the hash stays for a second press. */
    newEmail: text('new_email'),
    newEmailHash: text('new_email_hash'),
    newEmailAt: instant('new_email_at'),
    /** The last day on which the application is kept; empty for the usual retention. */
    keepUntil: date('keep_until', { mode: 'string' }),
    /** When the company asked to keep the application longer, until the applicant answers. */
    keepAskedAt: instant('keep_asked_at'),
    /** The record that the candidate got when hired. */
    personId: integer('person_id').references(() => people.id, { onDelete: 'set null' }),
    /** Name, address, position and reference as they are searched by. */
    folded: text('folded').generatedAlwaysAs(
      sql`fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || position || ' ' || reference)`,
    ),
  },
  (table) => [
    uniqueIndex('applications_reference').on(table.reference),
    index('applications_fingerprint').on(table.fingerprint, table.createdAt),
    index('applications_cv_file').on(table.cvFileId),
    index('applications_job').on(table.jobId),
    index('applications_candidate').on(table.candidateId),
    index('applications_email').on(sql`lower(email)`),
    index('applications_phone').on(sql`right(regexp_replace(phone, '\\D', '', 'g'), 9)`),
    uniqueIndex('applications_link').on(table.linkHash),
    uniqueIndex('applications_new_email').on(table.newEmailHash),
    check('applications_stage', oneOf('stage', stages)),
    speaks('applications_language', table.language),
  ],
)
