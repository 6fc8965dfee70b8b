// Entry point `@atrium/ui/hiring`: vacancies and applications at the desk. Only lazy chunks take it: the code of dragging comes with it.

export { CardSection } from '#primitives/CardSection.tsx'
export { Stack } from '#primitives/Stack.tsx'
export { Tabs } from '#primitives/Tabs.tsx'
export { ApplicationLayout, CardBody } from './ApplicationLayout.tsx'
export { BulkApplicationDialog, type BulkKind, type BulkValues } from './BulkApplicationDialog.tsx'
export type { BulkPerson } from './BulkMail.tsx'
export {
  CategoriesDialog,
  CategoryForm,
  CategoryList,
  CategoryQuestion,
} from './CategoriesDialog.tsx'
export { CvViewer } from './CvViewer.tsx'
export { DecisionCard, moveButtonId } from './DecisionCard.tsx'
export { DownloadLink } from './DownloadLink.tsx'
export { EraseDialog } from './EraseDialog.tsx'
export { Excerpt, VacancyCell } from './Excerpt.tsx'
export { History } from './History.tsx'
export { InterviewList } from './InterviewList.tsx'
export { MailDialog, type MailValues } from './MailDialog.tsx'
export { NoteForm } from './NoteForm.tsx'
export { OwnerChoice } from './OwnerChoice.tsx'
export { QuestionBar } from './QuestionBar.tsx'
export { Ratings } from './Ratings.tsx'
export { cardElement, StageBoard } from './StageBoard.tsx'
export { StagesForm, type StageValues } from './StagesForm.tsx'
export { TagsEditor } from './TagsEditor.tsx'
export { TemplateForm, type TemplateValues } from './TemplateForm.tsx'
export { TemplateList } from './TemplateList.tsx'
export { UndoNote } from './UndoNote.tsx'
export { applicantName, dayOf, useApplicationTexts } from './useApplicationTexts.ts'
export { fieldsOfTemplate, mailedStages } from './useStageMail.ts'
export { VacancyForm } from './VacancyForm.tsx'
export { LanguageMarks, VacancyStateTag } from './VacancyTags.tsx'
export { VerdictForm } from './VerdictForm.tsx'
export { itemsOf, type VacancyFormValues } from './vacancyFormValues.ts'
