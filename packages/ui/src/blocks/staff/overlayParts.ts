export { Tooltip } from '#primitives/Tooltip.tsx'
export { Drawer } from './Drawer.tsx'
export { QuestionDialog } from './QuestionDialog.tsx'
