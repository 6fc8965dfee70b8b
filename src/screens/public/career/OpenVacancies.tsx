import { EmptyState, ErrorState, VacancyListSkeleton } from '@atrium/ui'
import { VacancyList } from '@atrium/ui/careers'
import { useTranslation } from 'react-i18next'
import { href, sections } from '#config/site.ts'
import { useVacancies } from './useVacancies.ts'
import { useVacancyListWords } from './useVacancyListWords.ts'

/** The current vacancies with their filter (spec 2). */
export function OpenVacancies() {
  const { t } = useTranslation(['careers', 'common'])
  const { arranged, isError, isFetching, retry } = useVacancies()
  const listOf = useVacancyListWords()
  return (
    <VacancyList
      id={sections.vacancies}
      heading={t('vacancies.heading')}
      action={{ label: t('vacancies.shareCv'), href: href('sendCv') }}
      {...(arranged && listOf(arranged))}
    >
      {isError && (
        <ErrorState
          title={t('vacancies.failedTitle')}
          text={t('common:failure.text')}
          retryLabel={t('common:failure.retry')}
          onRetry={retry}
          isRetrying={isFetching}
        />
      )}
      {!isError && !arranged && <VacancyListSkeleton label={t('vacancies.loading')} />}
      {arranged && (
        <EmptyState
          title={t('vacancies.emptyTitle')}
          text={t(arranged.total > 0 ? 'vacancies.emptyCategoryText' : 'vacancies.emptyText')}
        />
      )}
    </VacancyList>
  )
}
