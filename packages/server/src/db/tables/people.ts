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
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { createdAt, emailForm, id, instant, type LocalizedText, noText } from './columns.ts'
import { files } from './files.ts'
import { rooms } from './rooms.ts'

/** Further information about a person, in each language. */
export type LocalizedInfo = { AZ: OtherInfo[]; EN: OtherInfo[]; RU: OtherInfo[] }

/**
 * Everybody who works or worked here, or has a card: one row for each. Badge, card, account, directory and profile show it.
 */
export const people = pgTable(
  'people',
  {
    id: id(),
    /** The number of `DEV7`; empty for a person without a badge, whom badge pages and the desk do not list. */
    number: integer('number'),
    name: text('name').notNull(),
    surname: text('surname').notNull(),
    /** In the form of `toEmailAddress`, or empty. The account, if there is one, has the same. */
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    roomId: integer('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    job: jsonb('job').$type<LocalizedText>().notNull(),
    /** The team or department. */
    unit: jsonb('unit').$type<LocalizedText>().notNull().default(noText),
    /** Decides about the leave of the person. */
    managerId: integer('manager_id').references((): AnyPgColumn => people.id, { onDelete: 'set null' }),
    /** Decides while the manager is away. */
    deputyId: integer('deputy_id').references((): AnyPgColumn => people.id, { onDelete: 'set null' }),
    birthday: date('birthday', { mode: 'string' }),
    /** Whether colleagues see day and month of the birthday. */
    isBirthdayShared: boolean('is_birthday_shared').notNull().default(false),
    photoFileId: integer('photo_file_id').references(() => files.id, { onDelete: 'set null' }),
    startedOn: date('started_on', { mode: 'string' }),
    /** Not read any more: the items of the kind `member` in `content` took its place. A later release drops the column. */
    portraitOrder: integer('portrait_order'),
    /** When the person left the company. Badge, room and directory show the person no more. */
    leftAt: instant('left_at'),
    /** Not read any more: the table `computers` took their place. A later release drops the column. */
    computers: jsonb('computers').$type<unknown[]>().notNull().default([]),
    otherInfo: jsonb('other_info').$type<LocalizedInfo>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('people_number').on(table.number),
    // What the account refers to.
    unique('people_id_email').on(table.id, table.email),
    index('people_email').on(table.email),
    index('people_room').on(table.roomId),
    index('people_manager').on(table.managerId),
    index('people_deputy').on(table.deputyId),
    check('people_number_positive', sql`${table.number} > 0`),
    emailForm('people_email_form', table.email),
  ],
)

/** Personal cards, reached by a printed QR code. */
export const cards = pgTable(
  'personal_cards',
  {
    id: id(),
    /** The name in the URL, such as `gunes-aliyeva`. */
    name: text('name').notNull(),
    /** `name` as it is searched by (`foldText`). */
    key: text('key').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('personal_cards_key').on(table.key),
    index('personal_cards_person').on(table.personId),
  ],
)
