// Entry point `@atrium/ui/people`: the records of people at the desk.
export { type BulkAction, BulkDialog, type Unchanged } from './BulkDialog.tsx'
export { DutiesForm } from './DutiesForm.tsx'
export { InviteForm } from './InviteForm.tsx'
export { OffboardDialog } from './OffboardDialog.tsx'
export { PeopleLinks } from './PeopleLinks.tsx'
export { PersonForm } from './PersonForm.tsx'
export { PersonLayout } from './PersonLayout.tsx'
export { PersonPart } from './PersonPart.tsx'
