import { Section } from '@atrium/ui'
import { VacancyDetailSkeleton } from '@atrium/ui/careers'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useVacancy } from '#features/applications/useVacancy.ts'
import { useVacancyTitle } from '#features/applications/useVacancyTitle.ts'
import { VacancyError } from '#features/applications/VacancyError.tsx'
import { VacancyApplication } from './VacancyApplication.tsx'

/** `/app/{id}` (spec 2): the application for one vacancy. */
export function ApplyScreen() {
  const { id } = useParams()
  const { t } = useTranslation('careers')
  const vacancy = useVacancy(id)
  useVacancyTitle(vacancy, (position) => t('apply.title', { position }))
  if (vacancy.kind === 'loading')
    return (
      <Section belowNavbar tone="paper2">
        <VacancyDetailSkeleton />
      </Section>
    )
  if (vacancy.kind !== 'ready') return <VacancyError vacancy={vacancy} />
  return <VacancyApplication id={Number(id)} text={vacancy.text} facts={vacancy.facts} />
}
