import { SkeletonRegion } from '@atrium/ui'
import { DeskPage } from '@atrium/ui/desk'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { AddVacancy } from './vacancies/AddVacancy.tsx'

/** `/staff/desk/vacancies`: all vacancies, drafts and closed ones too. */
export function VacanciesScreen() {
  const { t } = useTranslation('vacancies')
  usePageTitle(t('title'))
  return (
    <DeskPage heading={t('title')} lead={t('lead')} action={<AddVacancy />}>
      <Suspense fallback={<SkeletonRegion label={t('loading')} shape="rows" count={10} />}>
        <LazyPart load={loadVacancies} />
      </Suspense>
    </DeskPage>
  )
}

/** In a chunk of its own, which the page loads once it is interactive: it has the table with its menus. */
const loadVacancies = async () =>
  (await import(/* webpackChunkName: "vacanciesTable" */ './vacancies/VacanciesPart.tsx')).VacanciesPart

VacanciesScreen.parts = [loadVacancies]
