import { type PageName, pageAt } from './pages.ts'

/** The query of `/career`, which filters the vacancies: `?category=design&city=baku&type=remote&q=figma`. */
export const vacancyParams = { category: 'category', city: 'city', type: 'type', words: 'q' } as const

/** Characters of a search among the vacancies. */
export const longestVacancySearch = 60

/** The query of `/contact` that names the chosen form: `customer` or `business`. */
export const contactParam = 'for'

/** The query parameters that change the content of a page that is the same for everybody, and their accepted values. */
export const pageParams: Partial<Record<PageName, Record<string, (value: string) => boolean>>> = {
  careers: {
    [vacancyParams.category]: (value) => /^[a-z0-9-]{1,60}$/.test(value),
    [vacancyParams.city]: (value) => /^[\p{L}\d-]{1,60}$/u.test(value),
    [vacancyParams.type]: (value) => /^[a-z]{1,20}$/i.test(value),
  },
  contact: { [contactParam]: (value) => value === 'customer' || value === 'business' },
}

/** The words that a query of `/career` searches for; empty when they are too long. */
export function readVacancySearch(query: URLSearchParams): string {
  const words = query.get(vacancyParams.words)?.trim() ?? ''
  return words.length <= longestVacancySearch ? words : ''
}

/** Whether a page shows words that its visitor has typed: it is rendered for each request and not kept. */
export const hasTypedWords = (path: string, query: string): boolean =>
  pageAt(path) === 'careers' && readVacancySearch(new URLSearchParams(query)) !== ''
