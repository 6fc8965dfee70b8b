// Entry point `@atrium/ui/site`: what the company says on its site, at the desk.
export { CardSection } from '#primitives/CardSection.tsx'
export { FactsForm } from './FactsForm.tsx'
export { changedFacts, FactsHistory } from './FactsHistory.tsx'
export type { FactsValues } from './FactsValues.ts'
export { LogoCard } from './LogoCard.tsx'
export { SampleCounts } from './SampleCounts.tsx'
export { SetupForm } from './SetupForm.tsx'
