import type { ContentKind } from '@atrium/contract/content'
import { setCompany } from '@atrium/contract/core'
import type { SampleCounts, SampleKind, SetUp, SetUpReply, SetupState } from '@atrium/contract/setup'
import { sql } from 'drizzle-orm'
import { findAccountByEmail, updateAccount } from '#accounts/accounts.repo.ts'
import type { AccountRecord } from '#db/accounts.ts'
import { nameActor, withAudit, withoutAudit } from '#db/audit.ts'
import { samplesUntil } from '#db/seed.ts'
import { removeSamples } from '#db/seeds/removeSamples.ts'
import { readSetting, rememberOnce } from '#db/settings.repo.ts'
import { noText } from '#db/tables/columns.ts'
import type { Database } from '#db/types.ts'
import { HttpError } from '#http/httpError.ts'
import { insertInvited } from '#modules/accounts/index.ts'
import { deleteShipped, listContent, readPublishedTexts } from '#modules/content/index.ts'
import { readCompany, replaceSite } from '#modules/site/index.ts'
import type { Services } from '#services.ts'
import { discardFiles } from '#storage/discard.ts'
import { deleteFiles } from '#storage/files.repo.ts'

const doneKey = 'setupDone'

/** A database that never had samples needs no setup. */
export async function getSetup({ database: { db }, config }: Services): Promise<SetupState> {
  const isDone = (await readSetting(db, doneKey)) !== undefined || (await samplesUntil(db)) === undefined
  return { isDone, isPublic: Boolean(config.publicUrl) }
}

/** What a removal of the samples would do: it is done and taken back. */
export async function countSamples({ database }: Services): Promise<SampleCounts> {
  const until = await samplesUntil(database.db)
  if (!until) return []
  let counts: SampleCounts | undefined
  try {
    await database.db.transaction(async (tx) => {
      await withoutAudit(tx)
      const shipped = await removeShipped(tx)
      counts = [...(await removeSamples(tx, until)).counts, ...shipped]
      throw new Error('The removal is a preview.')
    })
  } catch (error) {
    if (!counts) throw error
  }
  return counts ?? []
}

const shippedKinds = {
  questions: 'question',
  counters: 'counter',
  reasons: 'reason',
  partners: 'partner',
  members: 'member',
  workReasons: 'workReason',
} as const satisfies Partial<Record<SampleKind, ContentKind>>

/** Removes the copies of the shipped items of the site; those without a copy are no longer shown once the company is another one. */
async function removeShipped(tx: Database): Promise<SampleCounts> {
  const shipped: SampleCounts = []
  for (const [kind, name] of Object.entries(shippedKinds) as [SampleKind, ContentKind][]) {
    const removed = (await listContent(tx, name)).filter(({ changed }) => !changed.at).length
    shipped.push({ kind, removed, kept: 0 })
  }
  await deleteShipped(tx)
  return shipped
}

/** Throws 409 after the first time. `by` is missing for a command. */
export async function setUp(services: Services, given: SetUp, by?: AccountRecord): Promise<SetUpReply> {
  const { database, outbox, now } = services
  const until = await samplesUntil(database.db)
  try {
    const { reply, keys } = await database.db.transaction(async (tx) => {
      if (by) await nameActor(tx, by.id)
      if (!(await rememberOnce(tx, doneKey, { at: now().toISOString() })))
        throw new HttpError(409, 'setupDone')
      // An entry for each sample would bury the others.
      await withoutAudit(tx)
      const shipped = await removeShipped(tx)
      await withAudit(tx)
      await publishFacts(tx, given, by, now())
      const account = await promote(tx, given.administrator.email)
      await withoutAudit(tx)
      const { counts, fileIds } = until ? await removeSamples(tx, until) : { counts: [], fileIds: [] }
      const keys = await deleteFiles(tx, fileIds)
      await withAudit(tx)
      const passwordPath = account ? '' : await invite(tx, services, given.administrator)
      return { reply: { counts: [...counts, ...shipped], passwordPath }, keys }
    })
    await discardFiles(services, keys)
    outbox.wake()
    return reply
  } finally {
    // The facts that are stored now: those before a failure, too.
    await readCompany(database.db)
    await readPublishedTexts(database.db)
  }
}

async function publishFacts(
  tx: Database,
  { facts, domain, timeZone, currency }: SetUp,
  by: AccountRecord | undefined,
  at: Date,
): Promise<void> {
  const published = { ...facts, domain, timeZone, currency }
  await replaceSite(tx, published, { accountId: by?.id ?? null, at })
  // The mail to the administrator names the new company.
  setCompany(published)
}

/** Makes the account with an address administrator, if there is one; returns whether there is. */
async function promote(tx: Database, email: string): Promise<boolean> {
  const known = await findAccountByEmail(tx, email)
  if (!known) return false
  await updateAccount(tx, known.id, { role: 'admin' })
  // As old as the samples, the account would go with them.
  await tx.execute(sql`update accounts set created_at = clock_timestamp() where id = ${known.id}`)
  return true
}

/** Adds the administrator; returns the path at which the person sets a password. */
async function invite(tx: Database, services: Services, person: SetUp['administrator']): Promise<string> {
  const link = await insertInvited(tx, services, { ...person, role: 'admin', job: noText, unit: noText })
  const { pathname, hash } = new URL(link?.url ?? services.siteUrl())
  return pathname + hash
}
