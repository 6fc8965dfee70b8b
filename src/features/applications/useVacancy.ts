import type { JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { type Language, languagesOf, readId } from '@atrium/contract/core'
import { useGetJobQuery } from '#api/careersApi.ts'
import { isNotFound } from '#api/parseApiError.ts'
import { pickTranslation } from '#hooks/pickTranslation.ts'
import { type LanguageChoice, useLanguage } from '#hooks/useLanguage.ts'
import { type QueryErrorState, useQueryError } from '#hooks/useQueryError.ts'

/** The outcome of loading one vacancy; exactly one of these. */
export type VacancyState =
  | { kind: 'unknown' }
  | { kind: 'failed'; failure: QueryErrorState }
  | { kind: 'loading' }
  | { kind: 'closed'; position: string; categoryId: number }
  | {
      kind: 'ready'
      text: JobDetailText
      /** The language of the text; the reader's own may be missing (departure 18). */
      language: Language
      /** The languages of the vacancy beside the reader's. */
      otherLanguages: LanguageChoice[]
      facts: VacancyFacts | undefined
    }

/** One vacancy, in the reader's language where it has it. An address with an invalid id is an unknown vacancy. */
export function useVacancy(idInAddress: string | undefined): VacancyState {
  const id = readId(idInAddress)
  const { language, choices } = useLanguage()
  const query = useGetJobQuery(id ?? 0, { skip: id === undefined })
  const { data, error } = query
  const failure = useQueryError(!data, query)
  if (id === undefined || (!data && isNotFound(error))) return { kind: 'unknown' }
  if (failure) return { kind: 'failed', failure }
  if (!data) return { kind: 'loading' }
  const { facts } = data
  const found = pickTranslation(data, language)
  if (facts?.isClosed)
    return { kind: 'closed', position: found?.text.Position ?? '', categoryId: facts.categoryId }
  if (!found) return { kind: 'unknown' }
  const otherLanguages = choices.filter(({ code }) => languagesOf(data).includes(code))
  return { kind: 'ready', ...found, otherLanguages, facts }
}
