import { company, sections } from '@atrium/contract/core'
import { PageHero } from '@atrium/ui'
import { Faq, PartnersMarquee, WhoWeAre } from '@atrium/ui/about'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { partners } from '#config/partners.ts'
import { faqLink, headerVideo } from '#config/site.ts'
import { AskUs } from '#features/services/AskUs.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { Team } from './Team.tsx'

const video = headerVideo('about')

/** `/about` (spec 2): the company, its partners, its team and the questions it is asked; each part hydrates in a task of its own. */
export function AboutScreen() {
  const { t } = useTranslation('about')
  usePageTitle(t('title'))
  return (
    <>
      <PageHero
        id={sections.aboutHeader}
        title={t('hero.title')}
        text={t('hero.text', { company: company.name })}
        video={video}
      />
      <Suspense>
        <WhoWeAre />
      </Suspense>
      <Suspense>
        <PartnersMarquee partners={partners} />
      </Suspense>
      <Suspense>
        <Team />
      </Suspense>
      <Suspense>
        <Faq {...faqLink} />
      </Suspense>
      <Suspense>
        <AskUs />
      </Suspense>
    </>
  )
}
