import type { Employment, JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { company, type Language, languagesOf, pages, pickLanguage } from '@atrium/contract/core'
import { idParams } from '@atrium/contract/core/schema'
import { addDays, type IsoDay } from '@atrium/contract/days'
import type { Services } from '#services.ts'
import { type PageHead, type PageSource, parameterOf, shorten, titleOf } from '#website/pageHead.ts'
import { breadcrumbs, organizationName, pageUrl } from '#website/structuredData.ts'
import { findJob, listJobs } from './careers.service.ts'
import { companyMidnight } from './companyMidnight.ts'

const pathOf = (id: number) => pages.vacancy.replace(':id', String(id))

/**
 * The heads of the pages of a vacancy: title, description and a schema.org JobPosting; 404 for an unknown vacancy, 410 for a
 * closed one; a title for the page with its form.
 */
export function vacancyPages(services: Pick<Services, 'database' | 'config' | 'texts' | 'now'>): PageSource {
  const { config, texts } = services
  const { publicUrl } = config
  const headOf = async (path: string, language: Language): Promise<PageHead | undefined> => {
    const ofForm = parameterOf(pages.apply, path)
    const params = { id: ofForm ?? parameterOf(pages.vacancy, path) }
    if (params.id === undefined) return undefined
    const unknown: PageHead = { status: 404, title: titleOf(texts(language, 'careers:vacancy.unknownTitle')) }
    if (!idParams.isValidSync(params)) return unknown
    const { id } = idParams.cast(params)
    const job = await findJob(services, id)
    if (!job) return unknown
    const languages = languagesOf(job)
    const spoken = pickLanguage(job, language)
    const detail = spoken && job[spoken]
    if (!detail) return unknown
    const { Position: position, Overview } = detail
    if (job.facts?.isClosed) {
      const title = titleOf(texts(language, 'careers:closed.title', { position }))
      return { status: 410, title, isUnlisted: true }
    }
    const description = shorten(Overview)
    if (ofForm) {
      return { title: titleOf(texts(spoken, 'careers:apply.title', { position })), description, languages }
    }
    const steps = [
      { name: texts(language, 'careers:title'), path: pages.careers },
      { name: position, path: pathOf(id) },
    ]
    const jsonLd = [
      posting(detail, job.facts, spoken, publicUrl, id),
      ...breadcrumbs(publicUrl, spoken, steps),
    ]
    return { title: titleOf(position), description, languages, publishedOn: job.facts?.publishedOn, jsonLd }
  }
  const list = async () =>
    (await listJobs(services)).map((job) => ({ path: pathOf(job.id), languages: languagesOf(job) }))
  return { headOf, list }
}

/** https://schema.org/employmentType as Google reads it. */
const employmentTypes: Record<Employment, string> = {
  fullTime: 'FULL_TIME',
  partTime: 'PART_TIME',
  shifts: 'OTHER',
  fixedTerm: 'TEMPORARY',
  internship: 'INTERN',
}

/** https://schema.org/JobPosting with the fields that a vacancy has. */
function posting(
  detail: JobDetailText,
  facts: VacancyFacts | undefined,
  language: Language,
  publicUrl: string,
  id: number,
) {
  const country = detail.LocationCountry
  return {
    '@type': 'JobPosting',
    title: detail.Position,
    description: detail.Overview,
    responsibilities: firsts(detail.Responsibilities),
    qualifications: firsts(detail.Qualifications),
    inLanguage: language.toLowerCase(),
    directApply: true,
    ...(publicUrl && { url: pageUrl(publicUrl, pathOf(id), language) }),
    hiringOrganization: organizationName(publicUrl),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: detail.LocationCity,
        addressCountry: country,
      },
    },
    ...(facts && {
      datePosted: facts.publishedOn,
      ...(facts.closesOn && { validThrough: endOfDay(facts.closesOn) }),
      employmentType: employmentTypes[facts.employment],
      totalJobOpenings: facts.places,
      ...(facts.workplace === 'remote' && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: { '@type': 'Country', name: country },
      }),
      ...(facts.salary && { baseSalary: salaryOf(facts.salary) }),
    }),
  }
}

const salaryOf = ({ from, to }: NonNullable<VacancyFacts['salary']>) => ({
  '@type': 'MonetaryAmount',
  currency: company.currency,
  value: { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText: 'MONTH' },
})

/** The end of a day by the company's clock. */
const endOfDay = (day: IsoDay) => companyMidnight(addDays(day, 1)).toISOString()

const firsts = (items: string[][]) => items.map(([first = '']) => first).join('\n')
