import { Message } from '@atrium/ui'
import { VacancyList, VacancyListSkeleton } from '@atrium/ui/careers'
import { ContactBand } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { href, sections } from '#config/site.ts'
import { QueryError } from '#hooks/QueryError.tsx'
import { useVacancies } from './useVacancies.ts'
import { useVacancyListTexts } from './useVacancyListTexts.ts'

/** The current vacancies with their filter, and after them the CV without a vacancy (spec 2). */
export function OpenVacancies() {
  const { t } = useTranslation('careers')
  const { arranged, failure } = useVacancies()
  const listOf = useVacancyListTexts()
  return (
    <>
      <VacancyList
        id={sections.vacancies}
        heading={t('vacancies.heading')}
        {...(arranged && listOf(arranged))}
      >
        {failure && <QueryError heading={t('vacancies.failedTitle')} failure={failure} />}
        {!failure && !arranged && <VacancyListSkeleton label={t('vacancies.loading')} />}
        {arranged && (
          <Message
            heading={t('vacancies.emptyTitle')}
            text={t(arranged.total > 0 ? 'vacancies.emptyCategoryText' : 'vacancies.emptyText')}
          />
        )}
      </VacancyList>
      <ContactBand
        heading={t('vacancies.noneFits')}
        text={t('vacancies.noneFitsText')}
        action={{ label: t('vacancies.shareCv'), href: href('sendCv') }}
      />
    </>
  )
}
