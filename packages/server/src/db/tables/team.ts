import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, language, speaks } from './columns.ts'

export const teamMembers = pgTable('team_members', {
  id: id(),
  /** The position in the row of portraits, from 1. */
  order: integer('order').notNull(),
  fullname: text('fullname').notNull(),
  email: text('email').notNull(),
  createdAt: createdAt(),
})

export const teamMemberTexts = pgTable(
  'team_member_texts',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => teamMembers.id, { onDelete: 'cascade' }),
    language: language(),
    position: text('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.language] }),
    speaks('team_member_texts_language', table.language),
  ],
)
