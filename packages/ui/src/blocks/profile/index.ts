// The door `@atrium/ui/profile`: who one is, one's password, and where one is signed in.
export { PasswordForm } from './PasswordForm.tsx'
export { PersonalInformation } from './PersonalInformation.tsx'
export { ProfileHead } from './ProfileHead.tsx'
export { ProfilePage } from './ProfilePage.tsx'
export { ProfileSkeleton, SessionsSkeleton } from './ProfileSkeleton.tsx'
export { SessionList } from './SessionList.tsx'
