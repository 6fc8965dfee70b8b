// Entry point `@atrium/ui/people`: the records of people at the desk.
export { BulkDialog } from './BulkDialog.tsx'
export { DutiesForm } from './DutiesForm.tsx'
export { InviteForm } from './InviteForm.tsx'
export { LetGoDialog } from './LetGoDialog.tsx'
export { NewPersonFields } from './NewPersonFields.tsx'
export { PersonForm } from './PersonForm.tsx'
export { PersonLayout } from './PersonLayout.tsx'
export { PersonPart } from './PersonPart.tsx'
