import type { Language } from '@atrium/contract/core'
import { sql } from 'drizzle-orm'
import { check, integer, type PgColumn, text, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()

/** Samples and imports set their own ids, hence "by default" and not "always". */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

export const language = () => text('language').$type<Language>().notNull()

/** Restricts a language column to the three languages; `name` is the name of the constraint. */
export const speaks = (name: string, column: PgColumn) => check(name, sql`${column} in ('AZ', 'EN', 'RU')`)

/** Restricts a text column to some values. */
export const oneOf = (column: string, values: readonly string[]) =>
  sql.raw(`${column} in (${values.map((one) => `'${one}'`).join(', ')})`)

/** Refuses an e-mail address with capital letters; `toEmailAddress` of the contract makes the form that is stored. */
export const emailForm = (name: string, column: PgColumn) =>
  check(name, sql`${column} = lower(${column} collate "C")`)

/** A text in each language, as a person's position is. */
export type LocalizedText = { AZ: string; EN: string; RU: string }

export const noText: LocalizedText = { AZ: '', EN: '', RU: '' }
