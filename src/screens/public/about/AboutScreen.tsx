import { company, sections } from '@atrium/contract/core'
import { PageHero } from '@atrium/ui'
import { PartnersMarquee, WhoWeAre } from '@atrium/ui/about'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { partners } from '#config/partners.ts'
import { headerVideo } from '#config/site.ts'
import { AskUs } from '#features/services/AskUs.tsx'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { Questions } from './Questions.tsx'
import { Team } from './Team.tsx'

const paragraphs = ['what', 'since', 'how'] as const
const facts = ['founded', 'people', 'cities'] as const

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
        <WhoWeAre
          id={sections.whoWeAre}
          heading={t('who.heading')}
          paragraphs={paragraphs.map((name) => t(`who.${name}`))}
          facts={facts.map((name) => ({ label: t(`who.${name}.label`), value: t(`who.${name}.value`) }))}
        />
      </Suspense>
      <Suspense>
        <PartnersMarquee
          id={sections.partners}
          heading={t('partners.heading')}
          partners={partners}
          pauseLabel={t('partners.pause')}
          playLabel={t('partners.play')}
        />
      </Suspense>
      <Suspense>
        <Team />
      </Suspense>
      <Suspense>
        <Questions />
      </Suspense>
      <Suspense>
        <AskUs />
      </Suspense>
    </>
  )
}
