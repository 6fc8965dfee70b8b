import { company, sampleCompany, setCompany } from '@atrium/contract/core'
import {
  type Site,
  type SiteChanges,
  type SiteFacts,
  shownVersions,
  siteFactsOf,
} from '@atrium/contract/site'
import type { Database } from '#db/types.ts'
import { HttpError, invalid } from '#http/httpError.ts'
import { findLogo, findPublishedSite, findSite, listVersions, publishDraft, writeDraft } from './site.repo.ts'

/** A stored value, with the samples' facts in the place of those that it does not have yet. */
const complete = (stored: Partial<SiteFacts> = {}): SiteFacts => ({
  ...siteFactsOf(sampleCompany),
  ...stored,
})

export async function getSite(db: Database): Promise<Site> {
  const row = await findSite(db)
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
  const isWritten = await writeDraft(tx, { ...changes, changedAt: at, changedBy: accountId })
  if (!isWritten) throw new HttpError(409, 'changedMeanwhile')
  return getSite(tx)
}

/** Throws as `saveSite`. */
export async function publishSite(
  tx: Database,
  { revision }: { revision: number },
  change: Change,
): Promise<Site> {
  if (!(await publishDraft(tx, { revision, ...change }))) throw new HttpError(409, 'changedMeanwhile')
  return getSite(tx)
}

/**
 * Sets the facts that the pages, mails and files of this server read to those that are published. Returns whether they are
 * others than before.
 */
export async function readCompany(db: Database): Promise<boolean> {
  const published = await findPublishedSite(db)
  const before = JSON.stringify(company)
  setCompany(published)
  return JSON.stringify(company) !== before
}
