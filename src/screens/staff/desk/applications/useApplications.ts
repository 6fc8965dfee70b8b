import { foldText, type Language, limits } from '@atrium/contract/core'
import {
  type ApplicationList,
  type ApplicationRow,
  type HiringStage,
  openStages,
} from '@atrium/contract/hiring'
import { type SkipToken, skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { useListApplicationsQuery, useSearchApplicationsQuery } from '#api/hiringApi.ts'
import { useListStagesQuery } from '#api/hiringSettingsApi.ts'
import type { useLiveList } from '#hooks/useLiveList.ts'
import { useQueryError } from '#hooks/useQueryError.ts'
import { useSettled } from '#hooks/useSettled.ts'
import { isForVacancy, questionOf } from './question.ts'

const noApplications: ApplicationRow[] = []
const noStages: HiringStage[] = []
const noVacancies: ApplicationList['vacancies'] = []

/** The applications that the search and the vacancy in the address leave, with what names them. */
export function useApplications(language: Language | SkipToken, options?: ReturnType<typeof useLiveList>) {
  const { t } = useTranslation('applications')
  const [params] = useSearchParams()
  const { q, vacancy } = questionOf(params)
  const list = useListApplicationsQuery(language, options)
  const stages = useListStagesQuery()
  const search = useSearch(q)
  const all = list.data?.applications ?? noApplications
  const { found } = search
  const rows = useMemo(
    () => all.filter((one) => isForVacancy(one, vacancy) && (!found || found.has(one.id))),
    [all, vacancy, found],
  )
  const { people, vacancies = noVacancies } = list.data ?? {}
  const names = useMemo(() => {
    const persons = new Map(people?.map(({ id, name }) => [id, name]))
    const positions = new Map(vacancies.map(({ id, position }) => [id, position]))
    const reviewed = new Set(vacancies.flatMap(({ id, isReviewed }) => (isReviewed ? id : [])))
    return {
      /** The vacancy in the reader's language; else as the applicant read it. */
      vacancyOf: ({ vacancyId, position }: Pick<ApplicationRow, 'vacancyId' | 'position'>) =>
        vacancyId === null ? t('general') : positions.get(vacancyId) || position,
      /** Whether the person is asked for a rating, has given none, and a decision is due. */
      awaitsRating: ({ vacancyId, stage, ownVerdict }: ApplicationRow) =>
        vacancyId !== null && reviewed.has(vacancyId) && openStages.includes(stage) && ownVerdict === null,
      /** The name of a person; empty for an unknown one. */
      nameOf: (id: number | null) => (id === null ? '' : (persons.get(id) ?? '')),
    }
  }, [people, vacancies, t])
  return {
    isKnown: list.data !== undefined && stages.data !== undefined,
    failure: useQueryError(!list.data || !stages.data, list, stages),
    all,
    rows,
    search,
    stages: stages.data ?? noStages,
    vacancies,
    ...names,
  }
}

/** The server's answer to the words of the search. Until it comes, the earlier one stays. */
function useSearch(q: string) {
  const words = q.trim().slice(0, limits.searchText)
  const settled = useSettled(words)
  // The words of an address are not typed: they are searched at once.
  const asked = settled ?? words
  const query = useSearchApplicationsQuery(words && asked ? asked : skipToken)
  const { data, error } = query
  const answer = words && !error ? data : undefined
  const excerpts = useMemo(
    () => answer && new Map(answer.found.map(({ id, excerpt }) => [id, excerpt])),
    [answer],
  )
  return {
    /** The found applications, each with a piece of its CV; `undefined` for all of them. */
    found: excerpts,
    unread: answer?.unread ?? 0,
    isSearching: words !== '' && (query.isFetching || asked !== words),
    hasFailed: words !== '' && error !== undefined,
    /** The words to mark. */
    wanted: useMemo(() => foldText(words).split(/\s+/).filter(Boolean), [words]),
  }
}
