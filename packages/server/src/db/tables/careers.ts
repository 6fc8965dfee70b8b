import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, language, speaks } from './columns.ts'
import { files } from './files.ts'

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
    createdAt: createdAt(),
  },
  (table) => [index('jobs_category').on(table.categoryId)],
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
