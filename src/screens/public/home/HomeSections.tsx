import { Counters, ReasonGrid } from '@atrium/ui/home'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { spotPicture } from '#config/site.ts'
import { FirstServices } from './FirstServices.tsx'

const reasons = ['dates', 'people', 'reports', 'security'] as const

interface HomeSectionsProps {
  /** The id of the first section: Explore leads to it. */
  whyId: string
}

/** What lies below the header of the home page; each part hydrates in a task of its own. */
export function HomeSections({ whyId }: HomeSectionsProps) {
  const { t } = useTranslation('home')
  const { counters, counterTickMs, counterThreshold } = constants.home
  return (
    <>
      <Suspense>
        <ReasonGrid
          id={whyId}
          heading={t('why.heading')}
          lead={t('why.lead')}
          items={reasons.map((name) => ({
            title: t(`why.${name}.title`),
            text: t(`why.${name}.text`),
            picture: spotPicture(name),
          }))}
        />
      </Suspense>
      <Suspense>
        <FirstServices />
      </Suspense>
      <Suspense>
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
      </Suspense>
    </>
  )
}
