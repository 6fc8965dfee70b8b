import { AskUs } from '#features/services/AskUs.tsx'
import { useServices } from '#features/services/useServices.ts'

/** After a service: write to us, or read the next one; after the last comes the first again. */
export function ServiceFollowUp({ id }: { /** Of the service shown. */ id: number }) {
  const { services = [] } = useServices()
  const place = services.findIndex((service) => service.id === id)
  const next = place < 0 ? undefined : services[(place + 1) % services.length]
  return <AskUs next={next?.id === id ? undefined : next} />
}
