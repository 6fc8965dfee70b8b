import { Cases, Counters, ReasonGrid, ServicesBand } from '@atrium/ui/home'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { useServices } from '#features/services/useServices.ts'
import { QueryError } from '#hooks/QueryError.tsx'

interface HomeSectionsProps {
  /** The id of the first section: Explore leads to it. */
  whyId: string
}

/** What lies below the header of the home page; each part hydrates in a task of its own. */
export function HomeSections({ whyId }: HomeSectionsProps) {
  const { countersMs, counterTickMs, counterThreshold } = constants.home
  return (
    <>
      <Suspense>
        <ReasonGrid id={whyId} />
      </Suspense>
      <Suspense>
        <FirstServices />
      </Suspense>
      <Suspense>
        <Cases />
      </Suspense>
      <Suspense>
        <Counters durationsMs={countersMs} tickMs={counterTickMs} threshold={counterThreshold} />
      </Suspense>
    </>
  )
}

/** What we do: the first services of the list (spec 2, Home). */
function FirstServices() {
  const { t } = useTranslation('home')
  const { services, failure } = useServices()
  return (
    <ServicesBand
      services={services?.slice(0, constants.home.services)}
      error={failure && <QueryError heading={t('services.failedTitle')} failure={failure} />}
      count={constants.home.services}
      pairs={constants.servicePairs}
    />
  )
}
