import { asWritten, PageHero, Section } from '@atrium/ui'
import { ReasonCards } from '@atrium/ui/careers'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { ApplicationReceipt } from '#features/applications/ApplicationReceipt.tsx'
import { useReceipt } from '#features/applications/useReceipt.ts'
import { HydratingTexts } from '#hooks/HydratingTexts.tsx'
import { useHeader } from '#hooks/useHeader.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { OpenVacancies } from './OpenVacancies.tsx'

/** `/career` (spec 2): why work with us, and the open vacancies; each part hydrates in a task of its own. */
export function CareerScreen() {
  const { t } = useTranslation('careers')
  const header = useHeader('career', t('hero', asWritten))
  usePageTitle(t('title'))
  return (
    <>
      <PageHero {...header} />
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
