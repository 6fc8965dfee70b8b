// Entry point `@atrium/ui/home`: the blocks of that page.
export { Cases } from './Cases.tsx'
export { Counters } from './Counters.tsx'
export { ReasonGrid } from './ReasonGrid.tsx'
export { ServicesBand } from './ServicesBand.tsx'
