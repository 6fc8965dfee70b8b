import { Counters, ReasonGrid } from '@atrium/ui/home'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { FirstServices } from './FirstServices.tsx'

/** The reasons, each with its own stretch of the plan. */
const reasons = [
  { name: 'dates', seed: 8 },
  { name: 'people', seed: 53 },
  { name: 'reports', seed: 15 },
  { name: 'security', seed: 24 },
] as const

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
          items={reasons.map(({ name, seed }) => ({
            title: t(`why.${name}.title`),
            text: t(`why.${name}.text`),
            seed,
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
