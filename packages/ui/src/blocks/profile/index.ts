// The door `@atrium/ui/profile`: who one is, one's password, and where one is signed in.
export type { Outcome } from '#blocks/states/OutcomeNote.tsx'
export { PasswordForm, type PasswordFormProps, type PasswordFormWords } from './PasswordForm.tsx'
export {
  type PersonalFact,
  PersonalInformation,
  type PersonalInformationProps,
} from './PersonalInformation.tsx'
export { ProfileHead, type ProfileHeadProps } from './ProfileHead.tsx'
export { ProfilePage, type ProfilePageProps } from './ProfilePage.tsx'
export { ProfileSkeleton, SessionsSkeleton } from './ProfileSkeleton.tsx'
export { SessionList, type SessionListItem, type SessionListProps } from './SessionList.tsx'
