// Entry point `@atrium/ui/labels`: QR codes on badges, door plates and cards, on sheets to be printed.
export { LabelsDesk } from './LabelsDesk.tsx'
export { LabelsPage } from './LabelsPage.tsx'
export { type LabelItem, type LabelKind, labelKinds } from './labelTypes.ts'
