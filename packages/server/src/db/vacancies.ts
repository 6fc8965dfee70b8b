import { and, ne, sql } from 'drizzle-orm'
import { jobTexts } from './schema.ts'

/** Whether a text of a vacancy has all its parts: visitors never see another one. */
export const isCompleteText = and(
  ne(jobTexts.position, ''),
  ne(jobTexts.description, ''),
  ne(jobTexts.locationCity, ''),
  ne(jobTexts.locationCountry, ''),
  ne(jobTexts.overview, ''),
  sql`jsonb_array_length(${jobTexts.responsibilities}) > 0`,
  sql`jsonb_array_length(${jobTexts.qualifications}) > 0`,
)
