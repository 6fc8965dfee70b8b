import { type Language, languagesOf, pages } from '@atrium/contract/core'
import { idParams } from '@atrium/contract/core/schema'
import { utcDayOf } from '@atrium/contract/days'
import type { Services } from '#services.ts'
import { type PageHead, type PageSource, parameterOf, shorten, titleOf } from '#website/pageHead.ts'
import { breadcrumbs, organizationName, pageUrl } from '#website/structuredData.ts'
import { findJobDate, findJobDetail, listJobRows } from './careers.repo.ts'

const pathOf = (id: number) => pages.vacancy.replace(':id', String(id))

/**
 * The heads of the pages of a vacancy: title, description and a schema.org JobPosting, or 404 for an unknown vacancy;
 * a title for the page with its form.
 */
export function vacancyPages({
  database,
  config: { publicUrl },
  texts,
}: Pick<Services, 'database' | 'config' | 'texts'>): PageSource {
  const headOf = async (path: string, language: Language): Promise<PageHead | undefined> => {
    const ofForm = parameterOf(pages.apply, path)
    const params = { id: ofForm ?? parameterOf(pages.vacancy, path) }
    if (params.id === undefined) return undefined
    const unknown: PageHead = { status: 404, title: titleOf(texts(language, 'careers:vacancy.unknownTitle')) }
    if (!idParams.isValidSync(params)) return unknown
    const { id } = idParams.cast(params)
    const job = await findJobDetail(database.db, id)
    if (!job) return unknown
    const languages = languagesOf(job)
    const spoken = job[language] ? language : languages[0]
    const detail = spoken && job[spoken]
    if (!detail) return {}
    const { Position: position, Overview } = detail
    const description = shorten(Overview)
    if (ofForm) {
      return { title: titleOf(texts(spoken, 'careers:apply.title', { position })), description, languages }
    }
    const posted = await findJobDate(database.db, id)
    const datePosted = posted && utcDayOf(posted)
    const steps = [
      { name: texts(language, 'careers:title'), path: pages.careers },
      { name: position, path: pathOf(id) },
    ]
    return {
      title: titleOf(position),
      description,
      languages,
      jsonLd: [posting(detail, spoken, datePosted, publicUrl, id), ...breadcrumbs(publicUrl, spoken, steps)],
    }
  }
  const list = async () =>
    (await listJobRows(database.db)).map((job) => ({ path: pathOf(job.id), languages: languagesOf(job) }))
  return { headOf, list }
}

type Detail = NonNullable<NonNullable<Awaited<ReturnType<typeof findJobDetail>>>[Language]>

/** https://schema.org/JobPosting with the fields that a vacancy has. */
const posting = (
  detail: Detail,
  language: Language,
  datePosted: string | undefined,
  publicUrl: string,
  id: number,
) => ({
  '@type': 'JobPosting',
  title: detail.Position,
  description: detail.Overview,
  responsibilities: firsts(detail.Responsibilities),
  qualifications: firsts(detail.Qualifications),
  pickTranslation: language.toLowerCase(),
  datePosted,
  directApply: true,
  ...(publicUrl && { url: pageUrl(publicUrl, pathOf(id), language) }),
  hiringOrganization: organizationName(publicUrl),
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
