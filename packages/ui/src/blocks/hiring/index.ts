export { CvViewer } from './CvViewer.tsx'
// Entry point `@atrium/ui/hiring`: vacancies and applications at the desk.
export {
  CategoriesDialog,
  CategoryForm,
  CategoryList,
  CategoryQuestion,
  CategoryStep,
} from './CategoriesDialog.tsx'
export { LanguageMarks } from './LanguageMarks.tsx'
export type { PersonOption } from './ReviewersField.tsx'
export { VacancyForm } from './VacancyForm.tsx'
export { VacancyStateTag } from './VacancyStateTag.tsx'
export type { VacancyFormValues } from './vacancyFormValues.ts'
