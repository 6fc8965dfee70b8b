import { shownVersions } from '@atrium/contract/content'
import { type Company, company, sampleCompany, setCompany } from '@atrium/contract/core'
import { type Site, type SiteChanges, type SiteFacts, siteFactsOf } from '@atrium/contract/site'
import type { Database } from '#db/types.ts'
import { HttpError, invalid } from '#http/httpError.ts'
import { addRows, findRow, listVersions, publishDraft, writeDraft } from '#modules/content/index.ts'
import { findLogo } from './site.repo.ts'

/** The item with the facts; it has no row before the first change. */
const site = { kind: 'site', key: 'site' } as const

/** A stored value, with the samples' facts in the place of those that it does not have yet. */
const complete = (stored: Partial<SiteFacts> = {}): SiteFacts => ({
  ...siteFactsOf(sampleCompany),
  ...stored,
})

export async function getSite(db: Database): Promise<Site> {
  const row = await findRow(db, site)
  const versions = row ? await listVersions(db, row.id, shownVersions) : []
  return {
    revision: row?.revision ?? 1,
    draft: complete(row?.draft),
    published: complete(row?.published ?? {}),
    changed: { at: row?.changedAt.toISOString() ?? '', by: row?.by ?? '' },
    versions: versions.map(({ version: { number, value, createdAt }, by }) => ({
      number,
      at: createdAt.toISOString(),
      by: by ?? '',
      facts: complete(value),
    })),
  }
}

interface Change {
  accountId: number
  at: Date
}

/** Throws 409 when somebody has changed the draft since `revision`. */
export async function saveSite(tx: Database, changes: SiteChanges, { accountId, at }: Change): Promise<Site> {
  const { hash } = changes.facts.logo
  if (hash && !(await findLogo(tx, hash))) throw invalid({ 'facts.logo.hash': 'logoRequired' })
  await addRows(tx, [{ ...site, draft: complete() }])
  // Facts that only the setup writes stay.
  const draft = { ...(await findRow(tx, site))?.draft, ...changes.facts }
  const isWritten = await writeDraft(tx, {
    ...{ ...site, revision: changes.revision, draft },
    ...{ changedAt: at, changedBy: accountId },
  })
  if (!isWritten) throw new HttpError(409, 'changedMeanwhile')
  return getSite(tx)
}

/** Throws as `saveSite`. */
export async function publishSite(
  tx: Database,
  { revision }: { revision: number },
  change: Change,
): Promise<Site> {
  if (!(await publishDraft(tx, { ...site, revision }, change))) throw new HttpError(409, 'changedMeanwhile')
  return getSite(tx)
}

/** Publishes facts in the place of all others, and also those that editors do not change; for the setup. */
export async function replaceSite(
  tx: Database,
  facts: Partial<Company>,
  { accountId, at }: { accountId: number | null; at: Date },
): Promise<void> {
  await addRows(tx, [{ ...site, draft: complete() }])
  const revision = (await findRow(tx, site))?.revision ?? 1
  await writeDraft(tx, { ...site, revision, draft: { ...facts }, changedAt: at, changedBy: accountId })
  await publishDraft(tx, { ...site, revision: revision + 1 }, { accountId, at })
}

/**
 * Sets the facts that the pages, mails and files of this server read to those that are published. Returns whether they are
 * others than before.
 */
export async function readCompany(db: Database): Promise<boolean> {
  const row = await findRow(db, site)
  const before = JSON.stringify(company)
  setCompany(row?.published ?? {})
  return JSON.stringify(company) !== before
}
