import { fillPath, type Language, pages, toTag } from '@atrium/contract/core'
import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { saveLink } from './applicant.repo.ts'

/** A new private link of an applicant, for a mail; the database has the hash of its token only. */
export function newApplicantLink(
  { siteUrl }: Pick<Services, 'siteUrl'>,
  language: Language,
): { link: string; token: string } {
  const token = newToken()
  return { link: `${siteUrl()}${fillPath(pages.application, { token })}?lng=${toTag(language)}`, token }
}

/** Gives an application a new private link, for a further mail to the applicant; the earlier link no longer works. */
export async function renewApplicantLink(
  tx: Database,
  services: Pick<Services, 'siteUrl'>,
  { id, language }: { id: number; language: Language },
): Promise<string> {
  const { link, token } = newApplicantLink(services, language)
  await saveLink(tx, id, hashOf(token))
  return link
}
