// Entry point `@atrium/ui/labels`: QR codes on badges, door plates and cards, on sheets to be printed.
export { LabelsDesk, type LabelsDeskProps } from './LabelsDesk.tsx'
export { LabelsPage } from './LabelsPage.tsx'
export { LabelsSkeleton } from './LabelsSkeleton.tsx'
export { sheetCount } from './labelMath.ts'
export type { LabelKind, PrintLabel } from './labelTypes.ts'
