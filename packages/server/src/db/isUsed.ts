import { sql } from 'drizzle-orm'

/**
 * Whether the person has ever set a password, and was invited before. The password of a reset account is gone, and a browser
 * in which it was used is known for 180 days. Columns in words: Drizzle leaves the table out in a query of one table.
 */
export const isUsed = sql<boolean>`(accounts.password_hash is not null or exists (
  select from known_devices where known_devices.user_id = accounts.id
))`
