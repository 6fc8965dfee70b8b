import { getVacancyFeed, getVacancyJsonFeed } from '@atrium/contract/careers'
import { formatDay, type Language, pages, pickLanguage } from '@atrium/contract/core'
import type { Services } from '#services.ts'
import { type Feed, type FeedItem, writeJsonFeed, writeRss } from '#website/feeds.ts'
import { titleOf } from '#website/pageHead.ts'
import { pageUrl } from '#website/structuredData.ts'
import { listJobs } from './careers.service.ts'
import { companyMidnight } from './companyMidnight.ts'

type Parts = Pick<Services, 'database' | 'texts' | 'siteUrl' | 'now'>

/** The open vacancies in one language; a vacancy without it is in another one, which its address names. */
async function feedOf(parts: Parts, language: Language, path: string): Promise<Feed> {
  const { texts, siteUrl } = parts
  const site = siteUrl()
  const items = (await listJobs(parts)).flatMap((job): FeedItem[] => {
    const spoken = pickLanguage(job, language)
    const text = spoken && job[spoken]
    if (!text || !job.facts) return []
    const { closesOn, publishedOn } = job.facts
    const closing =
      closesOn && texts(language, 'careers:vacancies.closes', { day: formatDay(closesOn, language) })
    const facts = [text.Category, text.JobType, text.LocationCity, closing].filter(Boolean).join(' · ')
    return [
      {
        url: pageUrl(site, pages.vacancy.replace(':id', String(job.id)), spoken),
        title: text.Position,
        category: text.Category,
        paragraphs: [text.Description, facts],
        language: spoken,
        publishedAt: companyMidnight(publishedOn),
      },
    ]
  })
  return {
    title: titleOf(texts(language, 'careers:vacancies.heading')),
    description: texts(language, 'pages:careers'),
    language,
    pageUrl: pageUrl(site, pages.careers, language),
    url: pageUrl(site, path, language),
    items: items.reverse().sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime()),
  }
}

export const vacancyRss = async (parts: Parts, language: Language) =>
  writeRss(await feedOf(parts, language, getVacancyFeed.path))

export const vacancyJsonFeed = async (parts: Parts, language: Language) =>
  writeJsonFeed(await feedOf(parts, language, getVacancyJsonFeed.path))
