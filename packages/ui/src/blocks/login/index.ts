// The door `@atrium/ui/login`: the blocks by which a person comes into the staff area.
export { EntrancePage, type EntrancePageProps } from './EntrancePage.tsx'
export { FootLink, type FootLinkProps } from './FootLink.tsx'
export { ForgotPasswordForm, type ForgotPasswordFormProps } from './ForgotPasswordForm.tsx'
export {
  type LoginFailure,
  LoginForm,
  type LoginFormProps,
  type LoginFormWords,
} from './LoginForm.tsx'
export { NewPasswordForm, type NewPasswordFormProps, type NewPasswordFormWords } from './NewPasswordForm.tsx'
export { Notice, type NoticeProps } from './Notice.tsx'
export { SessionDialog, type SessionDialogProps, type SessionDialogWords } from './SessionDialog.tsx'
