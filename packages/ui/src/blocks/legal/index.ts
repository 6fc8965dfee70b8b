// Entry point `@atrium/ui/legal`: long texts that people must be able to find their way in.
export { Checkbox } from '#primitives/Checkbox.tsx'
export { LegalFacts } from './LegalFacts.tsx'
export { LegalList } from './LegalList.tsx'
export { LegalTable } from './LegalTable.tsx'
export { LegalText } from './LegalText.tsx'
