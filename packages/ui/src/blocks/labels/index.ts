// The door `@atrium/ui/labels`: QR codes on badges, door plates and cards, on sheets to be printed.
export type { LabelChoice, LabelChooserProps } from './LabelChooser.tsx'
export type { LabelSheetsProps } from './LabelSheets.tsx'
export { LabelsDesk, type LabelsDeskProps } from './LabelsDesk.tsx'
export { LabelsPage, type LabelsPageProps } from './LabelsPage.tsx'
export { LabelsSkeleton, type LabelsSkeletonProps } from './LabelsSkeleton.tsx'
export { sheetCount } from './labelMath.ts'
export type { BadgeLabel, CardLabel, DoorLabel, LabelKind, PrintLabel } from './labelTypes.ts'
