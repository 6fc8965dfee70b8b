import type { OtherInfo } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LocalizedText } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** The rooms of the company. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    /** The name on the door plate. */
    name: text('name').notNull(),
    /** The search key of `name` (`foldText`). */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('rooms_key').on(table.key)],
)

/** A computer of an employee, as stored. */
interface ComputerRecord {
  name: string
  type: LocalizedText
  serial: string
}

/** Further information about an employee, in each language. */
export type LocalizedInfo = { AZ: OtherInfo[]; EN: OtherInfo[]; RU: OtherInfo[] }

/** Employees with a badge. Most have no account; the e-mail address joins the two: see the words in README.md. */
export const employees = pgTable(
  'employees',
  {
    id: id(),
    /** The number of `DEV7`. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    roomId: integer('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    job: jsonb('job').$type<LocalizedText>().notNull(),
    computers: jsonb('computers').$type<ComputerRecord[]>().notNull(),
    otherInfo: jsonb('other_info').$type<LocalizedInfo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('employees_number').on(table.number),
    index('employees_room').on(table.roomId),
    check('employees_number_positive', sql`${table.number} > 0`),
  ],
)

/** Personal cards, reached by a printed QR code. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    /** The name in the URL, such as `gunes-aliyeva`. */
    name: text('name').notNull(),
    /** `name` as it is searched by (`foldText`). */
    key: text('key').notNull(),
    fullname: text('fullname').notNull(),
    email: text('email').notNull().default(''),
    position: jsonb('position').$type<LocalizedText>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('cards_key').on(table.key)],
)
