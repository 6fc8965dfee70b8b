import { ProfileView } from '#hooks/ProfileView.tsx'

/** `/staff/profile` (spec 2): who one is, with photo and phone number to change. */
export function ProfileScreen() {
  return <ProfileView />
}
