// The door `@atrium/ui/desk`: pages for the people who run the company.
export { AnswerForm } from './AnswerForm.tsx'
export { ChangeCard } from './ChangeCard.tsx'
export { Changes } from './Changes.tsx'
export { DeskActions } from './DeskActions.tsx'
export { DeskCards } from './DeskCards.tsx'
export { DeskOverview } from './DeskOverview.tsx'
export { DeskPage } from './DeskPage.tsx'
export { PeriodSwitch } from './PeriodSwitch.tsx'
