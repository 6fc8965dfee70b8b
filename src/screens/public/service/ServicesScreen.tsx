import { PageHero, Section } from '@atrium/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { headerVideo } from '#config/site.ts'
import { AskUs } from '#features/services/AskUs.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { ServiceList } from './ServiceList.tsx'

const video = headerVideo('service')

/** `/service` (spec 2): the header and every service; each part hydrates in a task of its own. */
export function ServicesScreen() {
  const { t } = useTranslation('services')
  usePageTitle(t('title'))
  return (
    <>
      <PageHero title={t('hero.title')} text={t('hero.text')} video={video} />
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
