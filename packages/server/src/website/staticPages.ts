import { getVacancyFeed, getVacancyJsonFeed } from '@atrium/contract/careers'
import {
  areaAt,
  company,
  isSampleCompany,
  type Language,
  languages,
  type PageName,
  pageAt,
  pages,
  pagesOf,
  textsAt,
} from '@atrium/contract/core'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import { type PageHead, type PageSource, titleOf } from './pageHead.ts'
import { organization } from './structuredData.ts'

/** The public pages without a record in their address. The report is one of the sample company. */
const listed = () =>
  pagesOf('public').filter((page) => !pages[page].includes(':') && (page !== 'report' || isSampleCompany()))
/** Pages that tell who the company is. */
const introducing: readonly (PageName | undefined)[] = ['home', 'about', 'contact']

const vacancyFeeds = {
  'application/rss+xml': getVacancyFeed.path,
  'application/feed+json': getVacancyJsonFeed.path,
}

/** The titles of pages that share a namespace; any other page's title is the text `title` of its first namespace. */
const titleKeys: Partial<Record<PageName, `${string}:${string}`>> = {
  sendCv: 'careers:sendCv.title',
  confirmSubscription: 'newsletter:confirm.title',
  unsubscribe: 'newsletter:unsubscribe.button',
  staffLogin: 'login:signIn.title',
  forgotPassword: 'login:forgot.title',
  resetPassword: 'login:reset.title',
  security: 'profile:security.title',
  notifications: 'news:notifications.title',
  news: 'news:news.title',
  chat: 'staff:chat.title',
  chatSchedule: 'staff:schedule.title',
}

/** Describes the pages that are the same for everybody (spec 2). */
export function staticPages(texts: Texts, { publicUrl }: Pick<Config, 'publicUrl'>): PageSource {
  const titleAt = (path: string, language: Language): string => {
    const page = pageAt(path)
    if (page === 'home') return titleOf(company.tagline[language])
    return titleOf(texts(language, (page && titleKeys[page]) ?? `${textsAt(path)[0]}:title`))
  }
  return {
    headOf: async (path, language): Promise<PageHead | undefined> => {
      const page = pageAt(path)
      if (listed().some((name) => name === page))
        return {
          title: titleAt(path, language),
          description: texts(language, `pages:${page}`),
          ...(page === 'careers' && { feeds: vacancyFeeds }),
          ...(introducing.includes(page) && { jsonLd: [organization(publicUrl, language)] }),
        }
      if (page === 'report') return missingPage(texts, language)
      const area = areaAt(path)
      if (!area || area === 'public' || area === 'lookup') return undefined
      return { title: titleAt(path, language), isUnlisted: true }
    },
    list: async () => listed().map((page) => ({ path: pages[page], languages })),
  }
}

/** The head of an address that is no page, or whose page is gone. */
export const missingPage = (texts: Texts, language: Language): PageHead => ({
  status: 404,
  title: titleOf(texts(language, 'common:notFound.title')),
  isUnlisted: true,
})
