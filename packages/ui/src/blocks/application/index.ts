// Entry point `@atrium/ui/application`: an application as its applicant sees it.

export { ConfirmedAct } from './ConfirmedAct.tsx'
export { ContactForm } from './ContactForm.tsx'
export { KeepQuestion } from './KeepQuestion.tsx'
export { NewCvForm } from './NewCvForm.tsx'
export { OwnApplicationView } from './OwnApplicationView.tsx'
