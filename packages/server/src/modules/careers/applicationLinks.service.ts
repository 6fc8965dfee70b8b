import type { Database } from '#db/types.ts'
import { hashOf, newToken } from '#secrets/tokens.ts'
import type { Services } from '#services.ts'
import { updateLink } from './applications.repo.ts'

/**
 * A new private link of an applicant. The token is kept nowhere but in the mail, so a later mail needs a new link, and the
 * one before ends.
 */
export async function renewApplicationLink(
  tx: Database,
  { siteUrl }: Pick<Services, 'siteUrl'>,
  applicationId: number,
): Promise<string> {
  const token = newToken()
  await updateLink(tx, applicationId, hashOf(token))
  return `${siteUrl()}/application/${token}`
}
