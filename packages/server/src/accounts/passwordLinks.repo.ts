import { and, eq, getTableColumns, gt, isNull, lte } from 'drizzle-orm'
import { passwordLinks, users } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { UserRecord } from './users.repo.ts'

const hour = 3_600_000

/** Milliseconds that a link can be used. */
export const linkSpan = { reset: hour, invitation: 7 * 24 * hour } as const

interface PasswordLink {
  /** Known to the mail alone. */
  token: string
  expiresAt: Date
}

/** A new link to set a password by; those before it end. */
export async function replaceLink(
  tx: Database,
  { userId, span, now }: { userId: number; span: number; now: Date },
): Promise<PasswordLink> {
  await deleteLinksOf(tx, userId)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + span)
  await tx.insert(passwordLinks).values({ userId, tokenHash: hashOf(token), expiresAt, createdAt: now })
  return { token, expiresAt }
}

const isValid = (token: string, now: Date) =>
  and(eq(passwordLinks.tokenHash, hashOf(token)), gt(passwordLinks.expiresAt, now))

/** Whose link it is, unless it is used, replaced or too old, or they are deactivated. */
export async function findLinkOwner(db: Database, token: string, now: Date): Promise<UserRecord | undefined> {
  const [row] = await db
    .select(getTableColumns(users))
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(and(isValid(token, now), isNull(users.deactivatedAt)))
  return row
}

/** Uses a link up; of two who use it at the same moment, one is told that it has worked. */
export async function spendLink(tx: Database, token: string, now: Date): Promise<boolean> {
  const used = await tx.delete(passwordLinks).where(isValid(token, now)).returning({ id: passwordLinks.id })
  return used.length > 0
}

export async function deleteLinksOf(tx: Database, userId: number): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
}

/** Forgets the links that are over. */
export async function deleteExpiredLinks(tx: Database, now: Date): Promise<void> {
  await tx.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now))
}
