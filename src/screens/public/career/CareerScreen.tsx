import { PageHero, Section } from '@atrium/ui'
import { ReasonCards } from '@atrium/ui/careers'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { headerVideo } from '#config/site.ts'
import { ApplicationReceipt } from '#features/applications/ApplicationReceipt.tsx'
import { useReceipt } from '#features/applications/useReceipt.ts'
import { HydratingTexts } from '#hooks/HydratingTexts.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
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

/** What an applicant was told on the form stays readable here until it is closed. */
function CareerReceipt() {
  const { receipt, dismiss } = useReceipt()
  if (!receipt) return null
  return (
    <Section isTight>
      <ApplicationReceipt receipt={receipt} onDismiss={dismiss} />
    </Section>
  )
}
