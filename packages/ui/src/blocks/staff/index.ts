// The door `@atrium/ui/staff`: the frames around the staff pages, and what stands over them.
export { ChatProfileFrame } from './ChatProfileFrame.tsx'
export { PageNote } from './PageNote.tsx'
export { Placeholder } from './Placeholder.tsx'
export { QuestionDialog } from './QuestionDialog.tsx'
export { SectionMenu } from './SectionMenu.tsx'
export { StaffFrame, type StaffFrameProps } from './StaffFrame.tsx'
export { StaffFrameSkeleton } from './StaffFrameSkeleton.tsx'
