import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { type AccountRecord, accountColumns, ownsAccount } from '#db/accounts.ts'
import { accounts, passwordLinks, people } from '#db/schema.ts'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'

const hour = 3_600_000

/** Milliseconds for which a link is valid. */
export const linkSpan = { reset: hour, invitation: 7 * 24 * hour } as const

interface PasswordLink {
  /** Only in the mail. */
  token: string
  expiresAt: Date
}

/** Creates a link to set a password and deletes earlier links. */
export async function replaceLink(
  tx: Database,
  { accountId, span, now }: { accountId: number; span: number; now: Date },
): Promise<PasswordLink> {
  await deleteLinksOf(tx, accountId)
  const token = newToken()
  const expiresAt = new Date(now.getTime() + span)
  await tx.insert(passwordLinks).values({ accountId, tokenHash: hashOf(token), expiresAt, createdAt: now })
  return { token, expiresAt }
}

const isValid = (token: string, now: Date) =>
  and(eq(passwordLinks.tokenHash, hashOf(token)), gt(passwordLinks.expiresAt, now))

/** The owner of a link, unless the link is used, replaced or expired, or the owner is deactivated. */
export async function findLinkOwner(
  db: Database,
  token: string,
  now: Date,
): Promise<AccountRecord | undefined> {
  const [row] = await db
    .select(accountColumns)
    .from(passwordLinks)
    .innerJoin(accounts, eq(accounts.id, passwordLinks.accountId))
    .innerJoin(people, ownsAccount)
    .where(and(isValid(token, now), isNull(accounts.deactivatedAt)))
  return row
}

/** Deletes a link; of two simultaneous calls only one returns `true`. */
export async function spendLink(tx: Database, token: string, now: Date): Promise<boolean> {
  const used = await tx.delete(passwordLinks).where(isValid(token, now)).returning({ id: passwordLinks.id })
  return used.length > 0
}

export async function deleteLinksOf(tx: Database, accountId: number): Promise<void> {
  await tx.delete(passwordLinks).where(eq(passwordLinks.accountId, accountId))
}

/** Deletes expired links. */
export async function deleteExpiredLinks(tx: Database, now: Date): Promise<void> {
  await tx.delete(passwordLinks).where(lte(passwordLinks.expiresAt, now))
}
