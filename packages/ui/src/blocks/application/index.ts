// Entry point `@atrium/ui/application`: an application as its applicant sees it.

export { ConfirmedAct } from './ConfirmedAct.tsx'
export { ContactForm, NewCvForm } from './EditForms.tsx'
export { KeepQuestion } from './KeepQuestion.tsx'
export { OwnApplicationView } from './OwnApplicationView.tsx'
