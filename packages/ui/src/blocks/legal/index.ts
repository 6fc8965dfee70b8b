// The door `@atrium/ui/legal`: long texts that people must be able to find their way in.
export { Checkbox, type CheckboxProps } from '#primitives/Checkbox.tsx'
export { type LegalFact, LegalFacts, type LegalFactsProps } from './LegalFacts.tsx'
export { LegalList, type LegalListProps } from './LegalList.tsx'
export { type LegalRow, LegalTable, type LegalTableProps } from './LegalTable.tsx'
export { type LegalSection, LegalText, type LegalTextProps } from './LegalText.tsx'
