import type { CvFile } from '#careers/rules.ts'
import type { Logo } from '#core/company.ts'
import { endpointFor } from '#core/endpoint.ts'
import type { Site, SiteChanges } from './schema.ts'

const path = '/api/v1/site/'
const edit = endpointFor('content.edit')

/** The facts about the company, with their draft and their history. */
export const getSite = edit<{ reply: Site }>({ method: 'GET', path })

/** Saves the draft, which no visitor reads. 409 when somebody has changed it since `revision`. */
export const saveSite = edit<{ body: SiteChanges; reply: Site }>({ method: 'PUT', path })

/** Publishes the draft: all pages, mails and labels have its facts within five seconds. 409 as `saveSite`. */
export const publishSite = endpointFor('content.publish')<{ body: { revision: number }; reply: Site }>({
  method: 'POST',
  path: `${path}publication/`,
})

/**
 * Stores a logo, which a draft may then name: SVG, PNG, JPEG, WebP or AVIF, stored as PNG; otherwise 400 or 413 with
 * `errors.logo`.
 */
export const uploadLogo = edit<{ body: { logo: CvFile }; reply: Logo }>({
  method: 'PUT',
  path: `${path}logo/`,
  encoding: 'multipart',
})
