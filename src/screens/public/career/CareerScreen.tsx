import { PageHero } from '@atrium/ui'
import { ReasonCards } from '@atrium/ui/careers'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { headerVideo } from '#config/site.ts'
import { HydratingTexts } from '#features/start/HydratingTexts.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { CareerReceipt } from './CareerReceipt.tsx'
import { OpenVacancies } from './OpenVacancies.tsx'

const video = headerVideo('career')

/** `/career` (spec 2): why work with us, and the open vacancies; each part hydrates in a task of its own. */
export function CareerScreen() {
  const { t } = useTranslation('careers')
  usePageTitle(t('title'))
  return (
    <>
      <PageHero title={t('hero.title')} text={t('hero.text')} video={video} />
      <CareerReceipt />
      <Suspense>
        <ReasonCards />
      </Suspense>
      <Suspense>
        <HydratingTexts>
          <OpenVacancies />
        </HydratingTexts>
      </Suspense>
    </>
  )
}
