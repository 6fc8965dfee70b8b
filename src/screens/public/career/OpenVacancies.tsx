import { sections } from '@atrium/contract/core'
import { VacancyList } from '@atrium/ui/careers'
import { ContactBand } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { VacancyAlertsPart } from '#features/applications/VacancyAlertsPart.tsx'
import { QueryError } from '#hooks/QueryError.tsx'
import { useIsHydrated } from '#hooks/useIsHydrated.ts'
import { useVacancies } from './useVacancies.ts'

/** The current vacancies with their filter, and after them the mails about new ones and the CV without a vacancy (spec 2). */
export function OpenVacancies() {
  const { t } = useTranslation('careers')
  const { arranged, onFilter, failure } = useVacancies()
  const isHydrated = useIsHydrated()
  return (
    <>
      <VacancyList
        arranged={arranged}
        onFilter={onFilter}
        // Without JavaScript a choice is another page, which opens at the list.
        filterAnchor={isHydrated ? '' : `#${sections.vacancies}`}
        error={failure && <QueryError heading={t('vacancies.failedTitle')} failure={failure} />}
        vacancyHref={(id) => href('vacancy', { id })}
      />
      <VacancyAlertsPart categoryId={arranged?.chosen?.id} />
      <ContactBand
        heading={t('vacancies.noneFits')}
        text={t('vacancies.noneFitsText')}
        action={{ label: t('vacancies.shareCv'), href: href('sendCv') }}
      />
    </>
  )
}
