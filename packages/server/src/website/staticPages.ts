import {
  authPages,
  company,
  type Language,
  languages,
  type PageName,
  pageAt,
  pages,
  staffPages,
} from '@atrium/contract'
import type { Config } from '#config/config.ts'
import type { Texts } from '#i18n/texts.ts'
import { type PageHead, type PageSource, titleOf } from './pageHead.ts'
import { organization } from './structuredData.ts'

/** Pages whose texts are in the files of the server and not in the database. */
const described = ['home', 'about', 'services', 'careers', 'contact', 'sendCv', 'privacy'] as const
/** Pages of use only to readers of a mail or to employees: search engines do not list them. */
const unlisted = ['confirmSubscription', 'unsubscribe', ...authPages, ...staffPages] as const
/** Pages about the company. */
const introducing: readonly PageName[] = ['home', 'about', 'contact']

const isOneOf = <Name extends PageName>(names: readonly Name[], page: PageName | undefined): page is Name =>
  names.some((name) => name === page)

/** The heads of the pages that are the same for everybody (spec 2). */
export function staticPages(texts: Texts, { publicUrl }: Pick<Config, 'publicUrl'>): PageSource {
  const headOf = async (path: string, language: Language): Promise<PageHead | undefined> => {
    const page = pageAt(path)
    const title = () => titleOf(texts(language, `pages:${page}.title`))
    if (isOneOf(unlisted, page)) return { title: title(), isUnlisted: true }
    if (!isOneOf(described, page)) return undefined
    return {
      title: page === 'home' ? company.name : title(),
      description: texts(language, `pages:${page}.description`),
      ...(introducing.includes(page) && { jsonLd: [organization(publicUrl, language)] }),
    }
  }
  return { headOf, list: async () => described.map((page) => ({ path: pages[page], languages })) }
}

/** The head of an unknown address. */
export const missingPage = (texts: Texts, language: Language): PageHead => ({
  status: 404,
  title: titleOf(texts(language, 'pages:notFound.title')),
  isUnlisted: true,
})
