// The door `@atrium/ui/home`: the blocks of that page.
export { type Counter, Counters, type CountersProps } from './Counters.tsx'
export { ReasonGrid, type ReasonGridProps } from './ReasonGrid.tsx'
export { ServicesBand, type ServicesBandProps } from './ServicesBand.tsx'
