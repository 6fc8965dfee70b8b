import { company } from '@atrium/contract/core'
import { ArrowDownIcon, asWritten, LinkButton, PageHero } from '@atrium/ui'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { href } from '#config/site.ts'
import { whenHydrated } from '#hooks/alive.ts'
import { LazyPart } from '#hooks/LazyPart.tsx'
import { useHeader } from '#hooks/useHeader.ts'
import { useLanguage } from '#hooks/useLanguage.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { loadInTheEnd } from '#hooks/waits.ts'

/** The section that Explore leads to. */
const whySection = 'why'

const loadSections = async () => {
  await whenHydrated
  const { HomeSections } = await loadInTheEnd(() => import('./HomeSections.tsx'))
  return HomeSections
}

/** `/` (spec 2): what the company promises, why it is chosen, what it does, and how much of it. */
export function HomeScreen() {
  const { t } = useTranslation('home')
  const { language } = useLanguage()
  usePageTitle(company.tagline[language])
  const header = useHeader('home', t('hero', asWritten))
  return (
    <>
      <PageHero size="tall" {...header}>
        <LinkButton href={`#${whySection}`} variant="lime">
          {t('explore')}
          <ArrowDownIcon />
        </LinkButton>
        <LinkButton href={href('contact')} variant="outlineOnDark">
          {t('contact')}
        </LinkButton>
      </PageHero>
      <Suspense>
        <LazyPart load={loadSections} whyId={whySection} />
      </Suspense>
    </>
  )
}
