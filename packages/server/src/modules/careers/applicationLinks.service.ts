import { fillPath, type Language, pages, toTag } from '@atrium/contract/core'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { updateLink } from './applications.repo.ts'

type Parts = Pick<Services, 'siteUrl'>

/** A new private link of an applicant for a mail, in whose language the page opens; the database has the hash only. */
export function newApplicationLink(
  { siteUrl }: Parts,
  language: Language,
): { link: string; linkHash: string } {
  const token = newToken()
  const path = fillPath(pages.ownApplication, { token })
  return { link: `${siteUrl()}${path}?lng=${toTag(language)}`, linkHash: hashOf(token) }
}

/**
 * Another private link of an applicant. The token is kept nowhere but in the mail, so a later mail needs a new link, and the
 * one before ends.
 */
export async function renewApplicationLink(
  tx: Database,
  parts: Parts,
  { id, language }: { id: number; language: Language },
): Promise<string> {
  const { link, linkHash } = newApplicationLink(parts, language)
  await updateLink(tx, id, linkHash)
  return link
}
