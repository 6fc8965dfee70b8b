import type { OtherInfo } from '@atrium/contract/people'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, emailForm, id, instant, type LocalizedText, noText } from './columns.ts'

/** The rooms of the company. */
export const rooms = pgTable(
  'rooms',
  {
    id: id(),
    /** The name on the door plate. */
    name: text('name').notNull(),
    /** The search key of `name` (`foldText`). */
    key: text('key').notNull(),
    /** How many people a meeting in the room may have; empty for a room that cannot be booked. */
    capacity: integer('capacity'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('rooms_key').on(table.key)],
)

/** Further information about an employee, in each language. */
export type LocalizedInfo = { AZ: OtherInfo[]; EN: OtherInfo[]; RU: OtherInfo[] }

/**
 * The record of each person who works here, with or without an account. It leads: triggers copy name, address, phone,
 * position and unit to the account (`users.employee_id`) and the personal card, and changes of the account back
 * (`employee_to_account`, `account_to_employee`).
 */
export const employees = pgTable(
  'employees',
  {
    id: id(),
    /** The number of `DEV7`. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** In the form of `toEmailAddress`, or empty. */
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    roomId: integer('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    job: jsonb('job').$type<LocalizedText>().notNull(),
    /** The team or department. */
    unit: jsonb('unit').$type<LocalizedText>().notNull().default(noText),
    /** Decides about the leave of the person. */
    managerId: integer('manager_id').references((): AnyPgColumn => employees.id, { onDelete: 'set null' }),
    /** Decides while the manager is away. */
    deputyId: integer('deputy_id').references((): AnyPgColumn => employees.id, { onDelete: 'set null' }),
    birthday: date('birthday', { mode: 'string' }),
    /** Whether colleagues see day and month of the birthday. */
    isBirthdayShared: boolean('is_birthday_shared').notNull().default(false),
    startedOn: date('started_on', { mode: 'string' }),
    /** When the person left the company. Badge, room and directory show the person no more. */
    leftAt: instant('left_at'),
    /** Not read any more: the table `computers` took their place. A later release drops the column. */
    computers: jsonb('computers').$type<unknown[]>().notNull().default([]),
    otherInfo: jsonb('other_info').$type<LocalizedInfo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('employees_number').on(table.number),
    index('employees_room').on(table.roomId),
    index('employees_manager').on(table.managerId),
    index('employees_deputy').on(table.deputyId),
    check('employees_number_positive', sql`${table.number} > 0`),
    emailForm('employees_email_form', table.email),
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
    /** The employee whose name, address and position the card has; empty for a card that stands alone. */
    employeeId: integer('employee_id').references(() => employees.id, { onDelete: 'set null' }),
    fullname: text('fullname').notNull(),
    /** In the form of `toEmailAddress`, or empty. */
    email: text('email').notNull().default(''),
    position: jsonb('position').$type<LocalizedText>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('cards_key').on(table.key),
    index('cards_employee').on(table.employeeId),
    emailForm('cards_email_form', table.email),
  ],
)
