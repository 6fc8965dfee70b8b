import { ArrowDownIcon, LinkButton, PageHero } from '@atrium/ui'
import { Counters, ReasonGrid } from '@atrium/ui/home'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { FirstServices } from './FirstServices.tsx'

/** The reasons, each with its own stretch of the plan. */
const reasons = [
  { name: 'dates', seed: 8 },
  { name: 'people', seed: 53 },
  { name: 'reports', seed: 15 },
  { name: 'security', seed: 24 },
] as const

/** The section that Explore leads to. */
const whySection = 'why'

const video = {
  webm: '/media/home.webm',
  mp4: '/media/home.mp4',
  poster: '/media/home-poster.avif',
  posterFallback: '/media/home-poster.webp',
}

/** `/` (spec 2): what the company promises, why it is chosen, what it does, and how much of it. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'common'])
  // The company's name alone.
  usePageTitle(undefined)
  const { counters, counterTickMs, counterThreshold } = constants.home
  return (
    <>
      <PageHero
        size="tall"
        title={t('hero.title')}
        text={t('hero.text')}
        video={video}
        pauseLabel={t('common:video.pause')}
        playLabel={t('common:video.play')}
      >
        <LinkButton href={`#${whySection}`} variant="lime">
          {t('hero.explore')}
          <ArrowDownIcon />
        </LinkButton>
      </PageHero>
      <ReasonGrid
        id={whySection}
        heading={t('why.heading')}
        lead={t('why.lead')}
        items={reasons.map(({ name, seed }) => ({
          title: t(`why.${name}.title`),
          text: t(`why.${name}.text`),
          seed,
        }))}
      />
      <FirstServices />
      <Counters
        heading={t('counters.heading')}
        tickMs={counterTickMs}
        threshold={counterThreshold}
        items={counters.map(({ name, target, suffix, durationMs }) => ({
          target,
          suffix,
          durationMs,
          label: t(`counters.${name}`, { count: target }),
        }))}
      />
    </>
  )
}
