import type { OtherInfo } from '@atrium/contract'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LocalizedText } from './accounts.ts'
import { createdAt, id } from './columns.ts'

/** The doors that have a plate. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    /** As it stands on the door. */
    name: text('name').notNull(),
    /** `name` as it is searched by (`foldText`). */
    key: text('key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('rooms_key').on(table.key)],
)

/** A computer of an employee as it is kept. */
interface ComputerRecord {
  name: string
  type: LocalizedText
  serial: string
}

/** What else there is to know of somebody, in each language. */
export type LocalizedInfo = { AZ: OtherInfo[]; EN: OtherInfo[]; RU: OtherInfo[] }

/** Who has a badge; most have no account. */
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

/** Personal cards, each behind a code on paper. */
export const cards = pgTable(
  'cards',
  {
    id: id(),
    /** As it stands in the address, such as `gunes-aliyeva`. */
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
