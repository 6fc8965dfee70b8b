// The door `@atrium/ui/services`: the services as cards, and the page of one service.
export type { CardPair } from './pairPlace.ts'
export type { ServiceBlockProps } from './ServiceBlock.tsx'
export { type ServiceCard, ServiceCards, type ServiceCardsProps } from './ServiceCards.tsx'
export { ServiceCardsSkeleton, type ServiceCardsSkeletonProps } from './ServiceCardsSkeleton.tsx'
export { ServiceDetail, type ServiceDetailProps } from './ServiceDetail.tsx'
export { ServiceDetailSkeleton, type ServiceDetailSkeletonProps } from './ServiceDetailSkeleton.tsx'
export { ServiceNext, type ServiceNextProps } from './ServiceNext.tsx'
