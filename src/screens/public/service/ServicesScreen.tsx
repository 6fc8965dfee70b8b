import { asWritten, PageHero, Section } from '@atrium/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { AskUs } from '#features/services/AskUs.tsx'
import { useHeader } from '#hooks/useHeader.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { ServiceList } from './ServiceList.tsx'

/** `/service` (spec 2): the header and every service; each part hydrates in a task of its own. */
export function ServicesScreen() {
  const { t } = useTranslation('services')
  const header = useHeader('service', t('hero', asWritten))
  usePageTitle(t('title'))
  return (
    <>
      <PageHero {...header} />
      <Suspense>
        <Section>
          <ServiceList />
        </Section>
      </Suspense>
      <Suspense>
        <AskUs />
      </Suspense>
    </>
  )
}
