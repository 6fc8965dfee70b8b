// Entry point `@atrium/ui/newsDesk`: news as editors write them.
export { NewsForm } from './NewsForm.tsx'
export { NewsStateTag } from './NewsStateTag.tsx'
export { type NewsFormValues, newsParts } from './newsFormValues.ts'
export { PublishDialog } from './PublishDialog.tsx'
export { UnreadCard } from './UnreadCard.tsx'
