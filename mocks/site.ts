import { sampleCompany } from '@atrium/contract/core'
import { type Site, siteFactsOf } from '@atrium/contract/site'
import { siteEndpoints } from '@atrium/contract/site/calls'
import { siteChangesSchema, sitePublicationSchema } from '@atrium/contract/site/schema'
import { answering, changedMeanwhile, json, mockOf } from './answers.ts'
import { memoryOf } from './memory.ts'

const { getSite, saveSite, publishSite, uploadLogo } = siteEndpoints

const memory = memoryOf((): { site: Site } => ({
  site: {
    revision: 1,
    draft: siteFactsOf(sampleCompany),
    published: siteFactsOf(sampleCompany),
    changed: { at: '', by: '' },
    versions: [],
  },
}))

const by = 'Leyla Əliyeva'

/** The calls about the facts of the company. */
export const siteMocks = [
  mockOf(getSite, () => json(memory.site)),
  mockOf(
    saveSite,
    answering(siteChangesSchema, ({ revision, facts }) => {
      const { site } = memory
      if (revision !== site.revision) return changedMeanwhile()
      const changed = { at: new Date().toISOString(), by }
      memory.site = { ...site, revision: revision + 1, draft: facts, changed }
      return json(memory.site)
    }),
  ),
  mockOf(uploadLogo, () => json({ hash: '0123456789abcdef', width: 400, height: 100, isLight: false })),
  mockOf(
    publishSite,
    answering(sitePublicationSchema, ({ revision }) => {
      const { site } = memory
      if (revision !== site.revision) return changedMeanwhile()
      const number = site.versions.length + 1
      const version = { number, at: new Date().toISOString(), by, facts: site.draft }
      memory.site = { ...site, published: site.draft, versions: [version, ...site.versions] }
      return json(memory.site)
    }),
  ),
]
