import type { Employment, Level, Workplace } from '@atrium/contract/careers'
import type { Language } from '@atrium/contract/core'
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
import { createdAt, id, language, speaks } from './columns.ts'
import { files } from './files.ts'

/** An open vacancy whose closing day has passed is closed too. */
type VacancyState = 'draft' | 'open' | 'closed'

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
    createdAt: createdAt(),
  },
  (table) => [
    index('jobs_category').on(table.categoryId),
    check('jobs_state', sql`${table.state} in ('draft', 'open', 'closed')`),
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
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.language] }),
    speaks('job_texts_language', table.language),
  ],
)

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
  },
  (table) => [
    uniqueIndex('applications_reference').on(table.reference),
    index('applications_fingerprint').on(table.fingerprint, table.createdAt),
    index('applications_cv_file').on(table.cvFileId),
    speaks('applications_language', table.language),
  ],
)
