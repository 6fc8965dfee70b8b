import type { JobDetail, JobDetailText, VacancyFacts } from '@atrium/contract/careers'
import { languagesOf, readId } from '@atrium/contract/core'
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
  /** It exists, but not in the reader's language (departure 18). */
  | { kind: 'untranslated'; otherLanguages: LanguageChoice[] }
  | { kind: 'closed'; position: string; categoryId: number }
  | { kind: 'ready'; text: JobDetailText; facts: VacancyFacts | undefined }

/** One vacancy in the reader's language. An address with an invalid id is an unknown vacancy. */
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
  if (facts?.isClosed) {
    const position = pickTranslation(data, language)?.text.Position ?? ''
    return { kind: 'closed', position, categoryId: facts.categoryId }
  }
  const text = data[language]
  if (text) return { kind: 'ready', text, facts }
  return { kind: 'untranslated', otherLanguages: choicesIn(data, choices) }
}

const choicesIn = (job: JobDetail, choices: LanguageChoice[]) =>
  choices.filter(({ code }) => languagesOf(job).includes(code))
