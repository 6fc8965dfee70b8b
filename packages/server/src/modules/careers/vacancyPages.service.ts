import { company, type Language, languagesOf, pages } from '@atrium/contract'
import type { PageHead, PageHeadSource } from '#plugins/pageHead.ts'
import type { Services } from '#services.ts'
import { findJobDate, findJobDetail } from './careers.repo.ts'
import { jobParams } from './careers.schema.ts'

const pattern = (page: string) => new RegExp(`^${page.replace(':id', '([^/]+)')}/?$`)
const vacancyPage = pattern(pages.vacancy)
const applyPage = pattern(pages.apply)

/** Tells the pages of one vacancy: 404 for an unknown one; a title, a description and a schema.org JobPosting. */
export function vacancyPageHeads({
  database,
  config,
}: Pick<Services, 'database' | 'config'>): PageHeadSource {
  return async (path, language) => {
    const vacancy = vacancyPage.exec(path)?.[1]
    const text = vacancy ?? applyPage.exec(path)?.[1]
    if (text === undefined) return undefined
    const params = { id: text }
    if (!jobParams.isValidSync(params)) return { status: 404 }
    const { id } = jobParams.cast(params)
    const job = await findJobDetail(database.db, id)
    if (!job) return { status: 404 }
    const spoken = job[language] ? language : languagesOf(job)[0]
    const detail = spoken && job[spoken]
    if (!detail || vacancy === undefined) return {}
    const datePosted = (await findJobDate(database.db, id))?.toISOString().slice(0, 10)
    return {
      title: `${detail.Position} · ${company.name}`,
      description: shorten(detail.Overview),
      jsonLd: posting(detail, spoken, datePosted, config.publicUrl && `${config.publicUrl}/career/${id}`),
    } satisfies PageHead
  }
}

type Detail = NonNullable<NonNullable<Awaited<ReturnType<typeof findJobDetail>>>[Language]>

/** https://schema.org/JobPosting, as far as we know a vacancy. */
const posting = (detail: Detail, language: Language, datePosted: string | undefined, url: string) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: detail.Position,
  description: detail.Overview,
  responsibilities: firsts(detail.Responsibilities),
  qualifications: firsts(detail.Qualifications),
  inLanguage: language.toLowerCase(),
  datePosted,
  ...(url && { url }),
  hiringOrganization: { '@type': 'Organization', name: company.name },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: detail.LocationCity,
      addressCountry: detail.LocationCountry,
    },
  },
})

const firsts = (items: string[][]) => items.map(([first = '']) => first).join('\n')

/** What a search engine prints: some 160 characters, cut between words. */
const shorten = (text: string) =>
  text.length <= 160 ? text : `${text.slice(0, 157).replace(/\s+\S*$/, '')}…`
