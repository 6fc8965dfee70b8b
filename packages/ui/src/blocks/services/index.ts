// Entry point `@atrium/ui/services`: the services as cards, and the page of one service.

export { ContactBand } from './ContactBand.tsx'
export { type ReadableService, ServiceCards } from './ServiceCards.tsx'
export { ServiceCardsSkeleton } from './ServiceCardsSkeleton.tsx'
export { ServiceDetail } from './ServiceDetail.tsx'
export { ServiceDetailSkeleton } from './ServiceDetailSkeleton.tsx'
