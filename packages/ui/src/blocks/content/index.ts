// Entry point `@atrium/ui/content`: what editors write for visitors. Only lazy chunks take it: the code of dragging comes with it.
export { ContentForm, type ContentValues, type PersonOption } from './ContentForm.tsx'
export { ContentHistory } from './ContentHistory.tsx'
export { ContentList } from './ContentList.tsx'
export { ContentShown } from './ContentShown.tsx'
export { KindMenu } from './KindMenu.tsx'
export { PlanDialog } from './PlanDialog.tsx'
export { PreviewLink } from './PreviewLink.tsx'
export { useContentName } from './useContentName.ts'
