// Entry point `@atrium/ui/staff`: the frames around the staff pages, and what stands over them.

export { useLoaded } from '#primitives/useLoaded.ts'
export { ChatIntro } from './ChatIntro.tsx'
export { ChatProfileFrame } from './ChatProfileFrame.tsx'
export { loadOverlays } from './overlays.ts'
export { PageNote } from './PageNote.tsx'
export { PaletteButton } from './PaletteButton.tsx'
export { QuestionDialog } from './QuestionDialog.tsx'
export { SectionMenu } from './SectionMenu.tsx'
export { StaffFrame, type StaffFrameProps } from './StaffFrame.tsx'
export { StaffFrameSkeleton } from './StaffFrameSkeleton.tsx'
export { StaffPageSkeleton } from './StaffPageSkeleton.tsx'
export { type Shortcut, shortcutOf } from './shortcutOf.ts'
