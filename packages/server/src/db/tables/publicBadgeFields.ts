import type { BadgeField } from '@atrium/contract/people'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** What an administrator has decided about the fields of badges. The setting holds for a field without a row. */
export const publicBadgeFields = pgTable('public_badge_fields', {
  id: text('id').$type<BadgeField>().primaryKey(),
  isPublic: boolean('is_public').notNull(),
})
