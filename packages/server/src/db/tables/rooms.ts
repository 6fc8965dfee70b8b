import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    /** How many people a meeting in the room may have; empty for a room that cannot be booked. */
    capacity: integer('capacity'),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('rooms_key').on(table.key)],
)
