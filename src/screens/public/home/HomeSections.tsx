import { Counters, ReasonGrid } from '@atrium/ui/home'
import { Suspense } from 'react'
import { constants } from '#config/constants.ts'
import { FirstServices } from './FirstServices.tsx'

interface HomeSectionsProps {
  /** The id of the first section: Explore leads to it. */
  whyId: string
}

/** What lies below the header of the home page; each part hydrates in a task of its own. */
export function HomeSections({ whyId }: HomeSectionsProps) {
  const { counters, counterTickMs, counterThreshold } = constants.home
  return (
    <>
      <Suspense>
        <ReasonGrid id={whyId} />
      </Suspense>
      <Suspense>
        <FirstServices />
      </Suspense>
      <Suspense>
        <Counters items={counters} tickMs={counterTickMs} threshold={counterThreshold} />
      </Suspense>
    </>
  )
}
