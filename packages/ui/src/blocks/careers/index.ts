// Entry point `@atrium/ui/careers`: the vacancies, one of them, and the application.
export { ApplicationForm } from './ApplicationForm.tsx'
export { ApplicationLayout } from './ApplicationLayout.tsx'
export { ClosedVacancy } from './ClosedVacancy.tsx'
export { ReasonCards } from './ReasonCards.tsx'
export { Receipt } from './Receipt.tsx'
export { VacancyDetail } from './VacancyDetail.tsx'
export { VacancyDetailSkeleton } from './VacancyDetailSkeleton.tsx'
export { type ArrangedVacancies, VacancyList } from './VacancyList.tsx'
