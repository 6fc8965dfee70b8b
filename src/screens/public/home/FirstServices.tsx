import { ServicesBand } from '@atrium/ui/home'
import { useTranslation } from 'react-i18next'
import { constants } from '#config/constants.ts'
import { useServices } from '#features/services/useServices.ts'
import { QueryError } from '#hooks/QueryError.tsx'

/** What we do: the first services of the list (spec 2, Home). */
export function FirstServices() {
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
