// Entry point `@atrium/ui/login`: the blocks by which a person comes into the staff area.
export { AuthPage } from './AuthPage.tsx'
export { FootLink } from './FootLink.tsx'
export { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
export { LoginForm } from './LoginForm.tsx'
export { NewPasswordForm } from './NewPasswordForm.tsx'
export { SessionDialog } from './SessionDialog.tsx'
