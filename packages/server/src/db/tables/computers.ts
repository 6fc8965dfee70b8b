import type { ComputerPlaceKind } from '@atrium/contract/rooms'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { createdAt, id, instant, type LocalizedText } from './columns.ts'
import { people } from './people.ts'
import { rooms } from './rooms.ts'

/**
 * The computers of the company, with monitors, printers and whatever else has a serial number. Each belongs to an
 * employee, to a room, or to nobody: then it is in store, or retired.
 */
export const computers = pgTable(
  'computers',
  {
    id: id(),
    /** Brand and model. */
    name: text('name').notNull(),
    type: jsonb('type').$type<LocalizedText>().notNull(),
    /** Empty where it is not known. */
    serial: text('serial').notNull().default(''),
    personId: integer('employee_id').references(() => people.id, { onDelete: 'set null' }),
    roomId: integer('room_id').references(() => rooms.id, { onDelete: 'set null' }),
    /** Since when the computer is used no more. */
    retiredAt: instant('retired_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('computers_employee').on(table.personId),
    index('computers_room').on(table.roomId),
    index('computers_serial').on(table.serial),
    check('computers_one_place', sql.raw('num_nonnulls(employee_id, room_id, retired_at) <= 1')),
  ],
)

/** Where each computer came from and went to, when, by whose hand. */
export const computerMoves = pgTable(
  'computer_moves',
  {
    id: id(),
    computerId: integer('computer_id')
      .notNull()
      .references(() => computers.id, { onDelete: 'cascade' }),
    /** Empty when the computer was added. */
    fromKind: text('from_kind').$type<ComputerPlaceKind>(),
    /** Empty for another kind of place, and after the employee or the room is deleted. */
    fromPersonId: integer('from_employee_id').references(() => people.id, { onDelete: 'set null' }),
    fromRoomId: integer('from_room_id').references(() => rooms.id, { onDelete: 'set null' }),
    toKind: text('to_kind').$type<ComputerPlaceKind>().notNull(),
    toPersonId: integer('to_employee_id').references(() => people.id, { onDelete: 'set null' }),
    toRoomId: integer('to_room_id').references(() => rooms.id, { onDelete: 'set null' }),
    /** Empty for an import in the terminal, and after the account is deleted. */
    accountId: integer('user_id').references(() => accounts.id, { onDelete: 'set null' }),
    words: text('words').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('computer_moves_computer').on(table.computerId),
    check(
      'computer_moves_kinds',
      sql.raw(
        "from_kind in ('employee', 'room', 'store', 'retired') and to_kind in ('employee', 'room', 'store', 'retired')",
      ),
    ),
  ],
)
