import { Section } from '@atrium/ui'
import { ServiceDetail } from '@atrium/ui/services'
import { useTranslation } from 'react-i18next'
import { AskUs } from '#features/services/AskUs.tsx'
import { useServices } from '#features/services/useServices.ts'
import { usePageTitle } from '#hooks/usePageTitle.ts'
import { ServiceError } from './ServiceError.tsx'
import { type ServiceState, useService } from './useService.ts'

/** `/service/{id}` (spec 2): one service. */
export function ServiceScreen() {
  const state = useService()
  usePageTitle(useTitle(state))
  if (state.kind !== 'ready') return <ServiceError service={state} />
  const { id, text, lang } = state.service
  return (
    <>
      <Section belowNavbar>
        <ServiceDetail service={text} lang={lang} />
      </Section>
      <ServiceFollowUp id={id} />
    </>
  )
}

function useTitle(state: ServiceState): string {
  const { t } = useTranslation('services')
  if (state.kind === 'ready') return state.service.text.name
  if (state.kind === 'loading') return t('service.loading')
  return t(state.kind === 'unknown' ? 'service.unknownTitle' : 'service.failedTitle')
}

/** After a service: write to us, or read the next one; after the last comes the first again. */
function ServiceFollowUp({ id }: { /** Of the service shown. */ id: number }) {
  const { services = [] } = useServices()
  const place = services.findIndex((service) => service.id === id)
  const next = place < 0 ? undefined : services[(place + 1) % services.length]
  return <AskUs next={next?.id === id ? undefined : next} />
}
